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

/** Code points whose letters fold as Unicode decomposes them, each range as what is between it and the last, and its length but one. */
export const blocks = "65-318 78-102 7117-255 369-47 193-31 3874-85 7-1 51714-6 1019-156";

/** The first letters of Korean syllables. */
export const initials = "ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ";

/** The vowels of Korean syllables, as they are typed. */
export const vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ";

/** The last letters of Korean syllables, as they are typed; an underscore for none. */
export const finals = "_ ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ";

/** Code points that fold to nothing, each range as what is between it and the last, and its length but one. */
export const dropped = "39 57 77 7 517 2-2 11 56-111 7324-4 9-3 23 3 43 56736-15 240 8";

/** Code points that part words, each range as what is between it and the last, and its length but one. */
export const spaces = "0-38 2-7 11-6 27-4 28-46 2-1 2-3 5-2 3 4 56 7945-10 6-7 5-21 2-1 2-41 2-14 3-1 7-4 12-5 5 9-194 33-1215 2 2-1468 513-127 385-4 4-24 14-2 112 91 42757-8447 1329-63 145-6 2-7 11-6 27-5 27-10 123-31 61441-2815 787713-196607";
