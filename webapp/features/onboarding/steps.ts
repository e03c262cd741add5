/** Sign-up, preferences, food rules. */
export const STEPS = 3;

/** The address of the step about food rules. */
export const FOOD_RULES_STEP = "/onboarding?step=food-rules";

/** Whether an address is that of the step about food rules. */
export function isFoodRulesStep(parameters: URLSearchParams): boolean {
  return parameters.get("step") === "food-rules";
}
