// Written by Tools/make_fold_table.py: do not edit. The same table is in Sources/SearchIndex/FoldTable.swift.

/** What letters fold to: a target, a space, its sources. An underscore stands for a space. Those that Unicode decomposes, and katakana, are not there. */
export const letters = `_f_ ♀
_m_ ♂
ae Ææ
d ÐðĐđ
h Ħħ
i ı
k ĸ
l Łł
n ŉŊŋ
o Øø
oe Œœ
ss ßẞ
t Ŧŧ
th Þþ
x ×
わ ヷ
ゐ ヸ
ゑ ヹ
を ヺ
゙ ﾞ゛
゚ ﾟ゜`;

/** Code points whose letters fold as Unicode decomposes them, in hexadecimal. */
export const blocks = "41-17f 1cd-233 1e00-1eff 2070-209f 2160-217f fb00-fb06 ff01-ff9d 30a1-30f6 30fd-30fe";

/** The first letters of Korean syllables. */
export const initials = "ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ";

/** The vowels of Korean syllables, as they are typed. */
export const vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ";

/** The last letters of Korean syllables, as they are typed; an underscore for none. */
export const finals = "_ ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ";

/** Code points that fold to nothing, in hexadecimal. */
export const dropped = "27 60 ad b4 2b9 2bb-2bd 2c8 300-36f 200b-200f 2018-201b 2032 2035 2060 fe00-fe0f feff ff07";

/** Code points that part words, in hexadecimal. */
export const spaces = "0-26 28-2f 3a-40 5b-5f 7b-a9 ab-ac ae-b1 b6-b8 bb bf f7 2000-200a 2010-2017 201c-2031 2033-2034 2036-205f 2061-206f 2072-2073 207a-207e 208a-208f 2094 209d-215f 2180-263f 2641 2643-2bff 2e00-2e7f 3000-3004 3008-3020 302e-3030 30a0 30fb d800-f8ff fe30-fe6f ff00-ff06 ff08-ff0f ff1a-ff20 ff3b-ff40 ff5b-ff65 ffe0-ffff 1f000-1faff e0000-10ffff";
