export { useChatSession, useChatSnapshot } from "./chat.tsx";
export {
  prefetchCommunity,
  prefetchDiscover,
  prefetchHome,
  prefetchRecipe,
  prefetchSelectMeal,
  prefetchUseMyIngredients,
  prefetchWeek,
} from "./prefetch.ts";
export { queryClientOf } from "./query_client.ts";
export { SignedIn } from "./SignedIn.tsx";
