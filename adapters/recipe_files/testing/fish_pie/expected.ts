/** A recipe with every part that programs export; each file of this folder has it in the structure of one program. */
export const fishPie = {
  name: "Fish Pie with Leeks",
  description: "A pie for cold evenings.\nFrom the harbour kitchen.",
  portions: 6,
  prepMinutes: 25,
  cookMinutes: 45,
  totalMinutes: 70,
  ingredients: [
    { lines: [{ text: "600 g cod fillets, in chunks" }, { text: "2 leeks, sliced" }, { text: "400 ml milk" }] },
    { title: "For the topping", lines: [{ text: "800 g potatoes" }, { text: "50 g butter" }, { text: "salt" }] },
  ],
  steps: [
    "Simmer the cod in the milk for 8 minutes.",
    "Fry the leeks until soft.",
    "For the topping\nMash the potatoes with the butter.",
    "Bake at 200 °C for 25 minutes.",
  ],
  notes: ["Freezes well for 2 months.", "Use haddock if there is no cod."],
  source: { name: "Ingeborg Vik", url: "https://recipes.example/fish-pie" },
  tags: ["Main dish", "Fish"],
};

export const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]);
export const smallPhoto = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x01]);
