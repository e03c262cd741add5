import { expect, it } from "vitest";
import { pluralOf, singularOf } from "./noun_forms.ts";

it.each([
  ["lemon", "lemons"],
  ["ripe tomato", "ripe tomatoes"],
  ["large ripe mango", "large ripe mangoes"],
  ["green jalapeño", "green jalapeños"],
  ["green chilli", "green chillies"],
  ["bird's eye chilli", "bird's eye chillies"],
  ["yellow or red chilli", "yellow or red chillies"],
  ["Scotch bonnet", "Scotch bonnets"],
  ["bay leaf", "bay leaves"],
  ["radish", "radishes"],
  ["whole sea bream", "whole sea bream"],
  ["star anise", "star anise"],
  ["garlic clove, unpeeled", "garlic cloves, unpeeled"],
  ["thick slice of sourdough", "thick slices of sourdough"],
  ["sheet of filo pastry", "sheets of filo pastry"],
  ["medjool date", "medjool dates"],
  ["olive", "olives"],
  ["celery stick", "celery sticks"],
  ["anchovy fillet", "anchovy fillets"],
  ["avocado", "avocados"],
  ["berry", "berries"],
  ["orange", "oranges"],
])("one %s, several %s", (one, many) => {
  expect(pluralOf(one)).toBe(many);
  expect(singularOf(many)).toBe(one);
});
