const texts = new WeakMap<CSSStyleSheet, string[]>();

/**
 * Remembers the text of every rule that a script inserts from now on. Browsers can't give it back: where a shorthand has a
 * variable and a later declaration overrides a part of it, the rest is missing from `cssText`.
 */
export function rememberRuleTexts(): void {
  const { prototype } = CSSStyleSheet;
  const { insertRule, deleteRule } = prototype;
  prototype.insertRule = function insertAndRemember(text, index = 0) {
    const place = insertRule.call(this, text, index);
    const own = texts.get(this) ?? [];
    own.splice(place, 0, text);
    texts.set(this, own);
    return place;
  };
  prototype.deleteRule = function deleteAndForget(index) {
    deleteRule.call(this, index);
    texts.get(this)?.splice(index, 1);
  };
}

/** The text of a sheet's rules, as far as a script has inserted them, else the text of its element. */
export function textOf(sheet: CSSStyleSheet): string {
  return texts.get(sheet)?.join("") ?? sheet.ownerNode?.textContent ?? "";
}
