# SPDX-License-Identifier: BSD-3-Clause
# records.awk: a patch with one record a line. Pd breaks long ones at a space.
{
    text = text (text == "" ? "" : " ") $0
    if (text ~ /;$/ && text !~ /\\;$/) { print text; text = "" }
}
