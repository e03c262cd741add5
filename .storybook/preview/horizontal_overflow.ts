// Nothing may stick out of the page sideways: not at 360 px, not with letters of twice the size, not from right to left.

/** Less than a pixel is rounding. */
const TOLERANCE = 1;

/** What is drawn without text of its own. */
const DRAWN = "img, svg, canvas, video, input, select, textarea, button, progress, meter";

/** Scrolls by itself, so that what it holds can be reached, or hides what does not fit. */
const CLIPPING = /auto|scroll|hidden|clip/u;

/** Fails, naming the elements, when the page scrolls sideways or something to see leaves it. */
export async function expectNoHorizontalOverflow(root: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const page = document.documentElement;
  const out = [...root.ownerDocument.body.querySelectorAll("*")].filter((element) =>
    overflowsPage(element, page.clientWidth),
  );
  if (out.length > 0) {
    throw new Error(
      `Sticks out of the page sideways (${page.clientWidth} px): ${out.slice(0, 4).map(describe).join("; ")}`,
    );
  }
  if (page.scrollWidth <= page.clientWidth + TOLERANCE) return;
  const widest = [...root.ownerDocument.body.querySelectorAll("*")].filter(
    ({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > page.clientWidth,
  );
  throw new Error(
    `The page scrolls sideways: ${page.scrollWidth} px in ${page.clientWidth} px. Look at ${widest.slice(-1).map(describe).join() || "what is positioned"}`,
  );
}

function overflowsPage(element: Element, width: number): boolean {
  const boxes = visibleBoxes(element);
  return boxes.some(({ left, right }) => left < -TOLERANCE || right > width + TOLERANCE);
}

/** Where the element's own text, or its picture, is seen: cut to what holds it. */
function visibleBoxes(element: Element): { left: number; right: number }[] {
  if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return [];
  const boxes = element.matches(DRAWN) ? [element.getBoundingClientRect()] : textBoxes(element);
  const drawn = boxes.filter(({ width, height }) => width > 1 && height > 1);
  return drawn.length === 0 ? [] : drawn.flatMap((box) => clipToAncestors(element, box));
}

function textBoxes(element: Element): DOMRect[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === "") return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

function clipToAncestors(element: Element, box: DOMRect): { left: number; right: number }[] {
  let { left, right } = box;
  let position = "static";
  // The element itself may hold its text.
  for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
    if (position === "fixed") break;
    const style = getComputedStyle(holder);
    // What is positioned is cut only by what it is positioned in.
    if (position === "absolute" && style.position === "static") continue;
    position = style.position;
    if (!CLIPPING.test(style.overflowX)) continue;
    const edges = holder.getBoundingClientRect();
    left = Math.max(left, edges.left);
    right = Math.min(right, edges.right);
  }
  return right - left > TOLERANCE ? [{ left, right }] : [];
}

function describe(element: Element): string {
  const { left, right } = element.getBoundingClientRect();
  const words = element.textContent.trim().slice(0, 40);
  const name = element.getAttribute("aria-label") ?? (words || element.getAttribute("src")?.slice(-40) || "no text");
  return `<${element.localName}> "${name}", from ${Math.round(left)} to ${Math.round(right)} px`;
}
