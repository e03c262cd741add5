import { ShowTable } from "./ShowTable.tsx";

const WORDS = [
  ["An error says what to do next", "Not sent. Try again.", "Oops! Something went wrong :("],
  ["An action is a verb and its thing", "Create Account", "Submit"],
  ["While it runs it says what happens", "Creating…", "Please wait"],
  ["Nothing there: what to try", "No recipes yet. Try adding another ingredient or adjust your selection.", "No data"],
  [
    "A hint is short and stands outside the field",
    "One per line",
    "Please enter one ingredient per line in this field",
  ],
  ["A question of what can't be undone names it", "Delete this post?", "Are you sure?"],
  ["No exclamation marks and no emoji of our own", "Saved for Dinner.", "Yay, saved! 🎉"],
] as const;

const FIGURES = [
  ["Time of day", "18:04", "6:04pm"],
  ["Time it takes", "25 Min", "25 minutes, 0:25 h"],
  ["Calories", "612,000 cal", "612 kCal"],
  ["Week", "Nov 16 – Nov 22, 2026", "16.11. - 22.11."],
  ["A place in the week", "Thursday Nov 19, Lunch", "11/19 L"],
  ["How many", "Loading more… 20/120", "Loading 17 %"],
] as const;

/** How Weekplate's texts are written. */
export function Words() {
  return <Rules label="Words" rules={WORDS} />;
}

/** How times and numbers are written. */
export function Figures() {
  return <Rules label="Times and numbers" rules={FIGURES} />;
}

interface RulesProps {
  label: string;
  rules: readonly (readonly [rule: string, good: string, bad: string])[];
}

function Rules({ label, rules }: RulesProps) {
  return (
    <ShowTable
      label={label}
      head={["Rule", "Do", "Don't"]}
      rows={rules.map(([rule, good, bad]) => [rule, good, <s key="bad">{bad}</s>])}
    />
  );
}
