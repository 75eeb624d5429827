// Written by Tools/make_fold_table.py: do not edit. The same table is in site/js/fold-table.js.
// swift-format-ignore-file

/// The table of ``fold(_:)`` as text.
enum FoldTable {
    /// What letters fold to: a target, a space, its sources. An underscore stands for a space.
    static let letters = """
_f_ ♀
_m_ ♂
0 ⁰₀０
1 ¹₁１
12 ½
14 ¼
2 ²₂２
3 ³₃３
34 ¾
4 ⁴₄４
5 ⁵₅５
6 ⁶₆６
7 ⁷₇７
8 ⁸₈８
9 ⁹₉９
a AªÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặₐＡａ
ae ÆæǢǣǼǽ
b BḂḃḄḅḆḇＢｂ
c CÇçĆćĈĉĊċČčḈḉⅭⅽＣｃ
d DÐðĎďĐđḊḋḌḍḎḏḐḑḒḓⅮⅾＤｄ
dz Ǳǲǳ
e EÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệₑＥｅ
f FḞḟＦｆ
ff ﬀ
ffi ﬃ
ffl ﬄ
fi ﬁ
fl ﬂ
g GĜĝĞğĠġĢģǦǧǴǵḠḡＧｇ
h HĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖₕＨｈ
i IÌÍÎÏìíîïĨĩĪīĬĭĮįİıǏǐȈȉȊȋḬḭḮḯỈỉỊịⁱⅠⅰＩｉ
ii Ⅱⅱ
iii Ⅲⅲ
ij Ĳĳ
iv Ⅳⅳ
ix Ⅸⅸ
j JĴĵǰＪｊ
k KĶķĸǨǩḰḱḲḳḴḵₖＫｋ
l LĹĺĻļĽľŁłḶḷḸḹḺḻḼḽₗⅬⅼＬｌ
m MḾḿṀṁṂṃₘⅯⅿＭｍ
n NÑñŃńŅņŇňŉŊŋǸǹṄṅṆṇṈṉṊṋⁿₙＮｎ
o OºÒÓÔÕÖØòóôõöøŌōŎŏŐőǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợₒＯｏ
oe Œœ
p PṔṕṖṗₚＰｐ
q QＱｑ
r RŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟＲｒ
s SŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛₛＳｓ
ss ßẞ
st ﬅﬆ
t TŢţŤťŦŧȚțṪṫṬṭṮṯṰṱẗₜＴｔ
th Þþ
u UÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰựＵｕ
v VṼṽṾṿⅤⅴＶｖ
vi Ⅵⅵ
vii Ⅶⅶ
viii Ⅷⅷ
w WŴŵẀẁẂẃẄẅẆẇẈẉẘＷｗ
x X×ẊẋẌẍₓⅩⅹＸｘ
xi Ⅺⅺ
xii Ⅻⅻ
y YÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹＹｙ
z ZŹźŻżŽžẐẑẒẓẔẕＺｚ
ぁ ｧァ
あ ｱア
ぃ ｨィ
い ｲイ
ぅ ｩゥ
う ｳウ
ぇ ｪェ
え ｴエ
ぉ ｫォ
お ｵオ
か ｶカ
が ガ
き ｷキ
ぎ ギ
く ｸク
ぐ グ
け ｹケ
げ ゲ
こ ｺコ
ご ゴ
さ ｻサ
ざ ザ
し ｼシ
じ ジ
す ｽス
ず ズ
せ ｾセ
ぜ ゼ
そ ｿソ
ぞ ゾ
た ﾀタ
だ ダ
ち ﾁチ
ぢ ヂ
っ ｯッ
つ ﾂツ
づ ヅ
て ﾃテ
で デ
と ﾄト
ど ド
な ﾅナ
に ﾆニ
ぬ ﾇヌ
ね ﾈネ
の ﾉノ
は ﾊハ
ば バ
ぱ パ
ひ ﾋヒ
び ビ
ぴ ピ
ふ ﾌフ
ぶ ブ
ぷ プ
へ ﾍヘ
べ ベ
ぺ ペ
ほ ﾎホ
ぼ ボ
ぽ ポ
ま ﾏマ
み ﾐミ
む ﾑム
め ﾒメ
も ﾓモ
ゃ ｬャ
や ﾔヤ
ゅ ｭュ
ゆ ﾕユ
ょ ｮョ
よ ﾖヨ
ら ﾗラ
り ﾘリ
る ﾙル
れ ﾚレ
ろ ﾛロ
ゎ ヮ
わ ﾜワヷ
ゐ ヰヸ
ゑ ヱヹ
を ｦヲヺ
ん ﾝン
ゔ ヴ
ゕ ヵ
ゖ ヶ
゙ ﾞ゛
゚ ﾟ゜
ゝ ヽ
ゞ ヾ
ー ｰ
"""

    /// A kana, a voicing mark, and the one kana that they make.
    static let voiced = "ゔゔ がが ぎぎ ぐぐ げげ ごご ざざ じじ ずず ぜぜ ぞぞ だだ ぢぢ づづ でで どど ばば ぱぱ びび ぴぴ ぶぶ ぷぷ べべ ぺぺ ぼぼ ぽぽ ゞゞ"

    /// The first letters of Korean syllables.
    static let initials = "ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ"

    /// The vowels of Korean syllables, as they are typed.
    static let vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ"

    /// The last letters of Korean syllables, as they are typed; an underscore for none.
    static let finals = "_ ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"

    /// Code points that fold to nothing, in hexadecimal.
    static let dropped = "27 60 ad b4 2b9 2bb-2bd 2c8 300-36f 200b-200f 2018-201b 2032 2035 2060 fe00-fe0f feff ff07"

    /// Code points that part words, in hexadecimal.
    static let spaces = "0-26 28-2f 3a-40 5b-5f 7b-a9 ab-ac ae-b1 b6-b8 bb bf f7 2000-200a 2010-2017 201c-2031 2033-2034 2036-205f 2061-206f 2072-2073 207a-207e 208a-208f 2094 209d-215f 2180-263f 2641 2643-2bff 2e00-2e7f 3000-3004 3008-3020 302e-3030 30a0 30fb d800-f8ff fe30-fe6f ff00-ff06 ff08-ff0f ff1a-ff20 ff3b-ff40 ff5b-ff65 ffe0-ffff 1f000-1faff e0000-10ffff"
}
