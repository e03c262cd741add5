import { expect, it } from "vitest";
import { fullNameProblem, nameFromIdentity, nameOrGuest, parseFullName } from "./full_name.ts";

const FAMILY = "👨‍👩‍👧‍👦";

it.each([
  "Maya Lindqvist",
  "Tomás Herrera",
  "Nguyễn Thị Minh Khai",
  "נועה לוי",
  "محمد",
  "می‌خواهم", // Persian, with a zero-width non-joiner between letters
  "श्री क्‍ष",
  "Zoë 🍜 O’Neil",
  "Ana 👩🏽‍🍳❤️",
  `Jo ${FAMILY}`,
  "李",
  "Tom &amp; Jerry",
  "Iain Badminton",
  "Kate Plate",
  "Moderata Fonte",
])("accepts %s as it is", (name) => {
  expect(parseFullName(name)).toBe(name);
});

it("joins letters and accents, and lines and spaces", () => {
  expect(parseFullName(" Toma\u0301s\t\n\u00A0Herrera\u3000")).toBe("Tomás Herrera");
});

it.each([undefined, null, "", " \n\u00A0"])("finds no name in %j", (text) => {
  expect(parseFullName(text)).toBeUndefined();
});

it.each([
  ["right-to-left override", "Maya\u202Eavyat"],
  ["right-to-left mark", "Maya\u200F"],
  ["isolate", "\u2066Maya\u2069"],
  ["zero-width space", "Ma\u200Bya"],
  ["joiner between Latin letters", "Ma\u200Dya"],
  ["byte order mark", "Ma\uFEFFya"],
  ["soft hyphen", "Ma\u00ADya"],
  ["control character", "Maya\u0007"],
  ["Hangul filler", "\u3164"],
  ["blank Braille cell", "Maya \u2800"],
  ["unpaired surrogate", "Maya \uD83C"],
  ["tag", "Maya\u{E0041}"],
  ["noncharacter", "Maya\uFFFE"],
])("refuses a %s, and drops it from an identity's name", (_kind, name) => {
  expect(() => parseFullName(name)).toThrow("Full Name has invisible characters. Type it without them.");
  expect(nameOrGuest(name)).toMatch(/^(?:Maya|Mayaavyat|Guest)$/u);
});

it("accepts 60 visible characters, however they are encoded, and refuses 61", () => {
  for (const character of ["M", "é", "🍜", "क्‍षि"]) {
    const longest = character.repeat(60);
    expect(parseFullName(longest)).toBe(longest.normalize("NFC"));
    expect(() => parseFullName(longest + character)).toThrow("Full Name may have at most 60 characters.");
  }
});

it("bounds names whose characters are long", () => {
  expect(() => parseFullName(FAMILY.repeat(50))).toThrow("at most 60 characters");
  expect(() => parseFullName("M".repeat(1_000_000))).toThrow("at most 60 characters");
});

it("refuses a name without letters, and accents that cover other lines", () => {
  expect(fullNameProblem("\u0301\u0302")).toBe("Full Name has no letters.");
  expect(fullNameProblem(" ")).toBe("Full Name is required");
  expect(nameFromIdentity("\u0301")).toBeUndefined();
  expect(fullNameProblem(`${"\u0336".repeat(5)}aya`)).toMatch("more than 4 accents");
  expect(fullNameProblem("M\u0336\u0337\u0338\u0334\u0335aya")).toMatch("more than 4 accents");
  expect(nameFromIdentity(`M${"\u0336".repeat(50)}aya`)).toBe(`M${"\u0336".repeat(4)}aya`);
});

it.each([
  "Weekplate",
  "WEEKPLATE",
  " W e e k  p l a t e",
  "Week-Plate",
  "Wéëkplàte",
  "We3kp1at3",
  "WeekpIate",
  "VVeekplate",
  "Wееkрlаtе", // Cyrillic е, р, а
  "Wεεκρlατε", // Greek
  "Ｗｅｅｋｐｌａｔｅ",
  "𝐖𝐞𝐞𝐤𝐩𝐥𝐚𝐭𝐞",
  "ᴡᴇᴇᴋᴘʟᴀᴛᴇ",
  "The Weekplate team",
  "Moderator",
  "Mоdеrаtоr", // Cyrillic о, е, а
  "M0derat0r",
  "rnoderator",
  "mocleratør",
  "Moderator Anna",
  "ᴍᴏᴅᴇʀᴀᴛᴏʀ",
  "Admin",
  "ADMIN",
  "Adm1n",
  "A d m i n",
  "Аdmіn", // Cyrillic А, і
  "Admin2",
  "Site-Administrator",
  "sysadmin",
  "Your admins",
])("refuses %s, which looks like a reserved name", (name) => {
  expect(() => parseFullName(name)).toThrow("Full Name looks like a name that only Weekplate itself may use.");
  expect(nameOrGuest(name)).toBe("Guest");
});

it("refuses markup, and drops it from an identity's name", () => {
  expect(() => parseFullName("<b>Maya</b>")).toThrow("Full Name may not have < or >.");
  expect(nameFromIdentity("<b>Maya</b>")).toBe("bMaya/b");
});

it("names the field in the error", () => {
  expect(() => parseFullName("Moderator")).toThrow(
    expect.objectContaining({ code: "invalid_input", field: "fullName" }),
  );
});

it("cuts an identity's name that is too long, without a space at its end", () => {
  expect(nameFromIdentity("M".repeat(500))).toBe("M".repeat(60));
  expect(nameFromIdentity(`${"M".repeat(59)} Lindqvist`)).toBe("M".repeat(59));
  expect(nameFromIdentity("\u200B")).toBeUndefined();
});
