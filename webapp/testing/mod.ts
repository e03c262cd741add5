export { type MemoryStores, mayaAsModerator, seedPlan } from "./api/mod.ts";
export {
  type MemoryServices,
  type MemoryServicesOptions,
  mayaSignedIn,
  memoryServices,
  plannedWeek,
} from "./memory_services.ts";
export { Screen, type ScreenProps } from "./Screen.tsx";
export type { HistoryEntry } from "./screen_router.ts";
export {
  fewOwnRecipes,
  potatoSalad,
  potatoSaladPage,
  potatoSaladRead,
  recipeBox,
  recipeBoxFile,
  storyImport,
} from "./story_own_recipes.ts";
export { designPantry, pantryEntry } from "./story_pantry.ts";
export {
  falafelPost,
  ramenPost,
  type StoryPost,
  salmonPosts,
  storyMessages,
  storyPhoto,
  storyPost,
  storyPosts,
  storyRequests,
} from "./story_posts.ts";
export {
  beanStew,
  lemonCake,
  lemonSalmon,
  longNamed,
  marketStew,
  sausageNoodles,
  storyRecipe,
  storyRecipes,
} from "./story_recipes.ts";
export { decisionAboutTomas, reportOfPerson, reportOfTomas } from "./story_reports.ts";
export { manyLines, shoppingPlan, shoppingRecipes, tomatoesBought } from "./story_shopping.ts";
export { type StoryTimer, withTimers } from "./story_timers.ts";
export { storyToday } from "./story_today.ts";
