import type { ConstArray } from "./const_arrays.ts";

// react-docgen resolves `variant?: ButtonVariant | undefined` only to `(typeof BUTTON_VARIANTS)[number]`. This replaces it by
// the members, removes `| undefined` (every optional prop has it), and uses the array's comment for a prop without one.

/** A type in react-docgen's output. */
interface DocgenType {
  name: string;
  /** For a signature: `function` or `object`. */
  type?: string;
  raw?: string;
  value?: string;
  elements?: DocgenType[];
}

/** A prop in react-docgen's output. */
interface DocgenProp {
  required?: boolean;
  tsType?: DocgenType;
  description?: string;
  defaultValue?: { value: string; computed: boolean };
}

/** react-docgen's output for one component; other fields are kept. */
export interface Docgen {
  props?: Record<string, DocgenProp>;
}

type Lists = ReadonlyMap<string, ConstArray>;

/** The sources of the missing types. */
export interface DocgenSources {
  readonly lists: Lists;
  /** The text that declares the props, for types that react-docgen calls "unknown". */
  readonly source: string;
}

/** Resolves the types of a component's props. */
export function expandTypes(docgen: Docgen, { lists, source }: DocgenSources): Docgen {
  const props = Object.entries(docgen.props ?? {}).map(([name, prop]) => {
    const expanded = expandProp(prop, lists);
    const raw = expanded.tsType?.name === "unknown" ? (prop.tsType?.raw ?? writtenType(source, name)) : undefined;
    return [name, raw === undefined ? expanded : { ...expanded, tsType: typeAsWritten(raw) }] as const;
  });
  return { ...docgen, props: Object.fromEntries(props) };
}

function writtenType(source: string, prop: string): string | undefined {
  return new RegExp(`^  ${prop}\\??: ([^;]+);$`, "mu").exec(source)?.[1]?.replaceAll(/\s+/gu, " ");
}

/** As much of a type as its control needs: a function has none, an array is edited as an object. */
function typeAsWritten(written: string): DocgenType {
  const raw = written.replace(/ \| undefined$/u, "").replace(/^\((.*=>.*)\)$/u, "$1");
  if (raw.includes("=>")) return { name: "signature", type: "function", raw };
  return raw.endsWith("[]") ? { name: "Array", elements: [], raw } : { name: raw, raw };
}

function expandProp(prop: DocgenProp, lists: Lists): DocgenProp {
  // A prop of the element itself, listed because the component gives it a default.
  if (!prop.tsType) return { ...prop, ...inherited(prop) };
  const list = listIn(prop.tsType, lists);
  return {
    ...prop,
    tsType: expandType(prop.tsType, lists),
    description: prop.description || list?.about || "",
  };
}

/** Type and description of an element's own prop, from its default. */
function inherited({ description, defaultValue }: DocgenProp): DocgenProp {
  const { value = "" } = defaultValue ?? {};
  const name = /^["'`]/u.test(value) ? "string" : /^(true|false)$/u.test(value) ? "boolean" : undefined;
  return { ...(name && { tsType: { name } }), description: description || "As of the element itself." };
}

function expandType(type: DocgenType, lists: Lists): DocgenType {
  const list = listOf(type, lists);
  if (list) return union(list.members.map((value) => ({ name: "literal", value })));
  if (type.name !== "union" || !type.elements) return type;
  const elements = type.elements.filter(({ name }) => name !== "undefined").map((part) => expandType(part, lists));
  const [only] = elements;
  if (elements.length === 1 && only) return only;
  return union(elements.flatMap((part) => (part.name === "union" ? (part.elements ?? []) : [part])));
}

function union(elements: DocgenType[]): DocgenType {
  return { name: "union", raw: elements.map(({ value, raw, name }) => value ?? raw ?? name).join(" | "), elements };
}

function listOf({ raw = "" }: DocgenType, lists: Lists): ConstArray | undefined {
  const [, name = ""] = /^\(typeof (\w+)\)\[number\]$/u.exec(raw) ?? [];
  return lists.get(name);
}

function listIn(type: DocgenType, lists: Lists): ConstArray | undefined {
  return [type, ...(type.elements ?? [])].map((part) => listOf(part, lists)).find((list) => list !== undefined);
}
