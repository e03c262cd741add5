import type { ConstArray } from "./const_arrays.ts";

// react-docgen reads `variant?: ButtonVariant | undefined` up to `(typeof BUTTON_VARIANTS)[number]`, and stops there. Here
// the members are put in its place, `| undefined` goes (every optional prop has it), and a choice without a comment of its
// own takes that of its list.

/** A type as react-docgen writes it. */
interface DocgenType {
  name: string;
  /** Of a signature: `function` or `object`. */
  type?: string;
  raw?: string;
  value?: string;
  elements?: DocgenType[];
}

/** A prop as react-docgen writes it. */
interface DocgenProp {
  required?: boolean;
  tsType?: DocgenType;
  description?: string;
  defaultValue?: { value: string; computed: boolean };
}

/** What react-docgen says of one component; other fields pass through as they are. */
export interface Docgen {
  props?: Record<string, DocgenProp>;
}

type Lists = ReadonlyMap<string, ConstArray>;

/** What the types are spelled out from. */
export interface DocgenSources {
  readonly lists: Lists;
  /** The source where the props are written: for types that react-docgen calls "unknown". */
  readonly source: string;
}

/** The same with every choice spelled out. */
export function expandTypes(docgen: Docgen, { lists, source }: DocgenSources): Docgen {
  const props = Object.entries(docgen.props ?? {}).map(([name, prop]) => {
    const told = expandProp(prop, lists);
    const raw = told.tsType?.name === "unknown" ? (prop.tsType?.raw ?? writtenType(source, name)) : undefined;
    return [name, raw === undefined ? told : { ...told, tsType: typeAsWritten(raw) }] as const;
  });
  return { ...docgen, props: Object.fromEntries(props) };
}

function writtenType(source: string, prop: string): string | undefined {
  return new RegExp(`^  ${prop}\\??: ([^;]+);$`, "mu").exec(source)?.[1]?.replaceAll(/\s+/gu, " ");
}

/** Enough of a type for its control: a function has none, a list is edited as an object. */
function typeAsWritten(written: string): DocgenType {
  const raw = written.replace(/ \| undefined$/u, "").replace(/^\((.*=>.*)\)$/u, "$1");
  if (raw.includes("=>")) return { name: "signature", type: "function", raw };
  return raw.endsWith("[]") ? { name: "Array", elements: [], raw } : { name: raw, raw };
}

function expandProp(prop: DocgenProp, lists: Lists): DocgenProp {
  // Import out of the element's own props only to give it a default.
  if (!prop.tsType) return { ...prop, ...inherited(prop) };
  const list = listIn(prop.tsType, lists);
  return {
    ...prop,
    tsType: expandType(prop.tsType, lists),
    description: prop.description || list?.about || "",
  };
}

/** What the default tells of a prop whose type is the element's, where no table of ours lists it. */
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
