import { ContainerModule } from "inversify";
import { readPageRoute } from "../../adapters/http/cookbook/read_page_route.ts";
import { OneAtATime } from "../../adapters/in_process/one_at_a_time.ts";
import { WorkerRecipePageReader } from "../../adapters/worker_threads/recipe_page_reader.ts";
import { readRecipePage } from "../../core/cookbook/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { tokens } from "../tokens.ts";

/** Pages of a person that wait while another one is fetched. */
const WAITING_PAGES_MAX = 2;

export const recipeImportModule = new ContainerModule(({ bind }) => {
  bind(tokens.recipePageReader)
    .toResolvedValue(() => new WorkerRecipePageReader())
    .inSingletonScope();

  bind(tokens.route).toResolvedValue(
    (ownRecipes, ingredients, facts, pageFetcher, pageReader) => {
      const turns = new OneAtATime({ maxWaiting: WAITING_PAGES_MAX });
      const ports = { ownRecipes, ingredients, facts, pageFetcher, pageReader };
      return readPageRoute((input) => {
        const task = () => readRecipePage(ports, input);
        return "url" in input ? turns.run(input.userId, { task, refuse: stillReading }) : task();
      });
    },
    [tokens.ownRecipeStore, tokens.foodTables, tokens.foodFacts, tokens.pageFetcher, tokens.recipePageReader],
  );
});

function stillReading(): DomainError {
  return new DomainError("import_unavailable", "Other pages of yours are still being read. Please wait for them.");
}
