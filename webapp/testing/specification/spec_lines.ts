/**
 * Every line of the specification's sections 2 (screens), 5 (rules), 8 (failures) and 9 (numbers), with the texts that it
 * quotes: what must stand on a screen letter by letter. `{n}` and the like stand for what differs from case to case.
 */
export const SPEC_LINES = {
  // Section 2: routes
  "2 / is sign-up, the landing page": ["Create your account"],
  "2 /login": ["Welcome Back"],
  "2 /onboarding": [],
  "2 /home": [],
  "2 /discover": [],
  "2 /week": ["Plan Your Week"],
  "2 /WeeklyMeals": ["Your Weekly Meals"],
  "2 /UseMyIngredients": ["Use My Ingredients"],
  "2 /community": [],
  "2 /postmeal": ["Share a New Meal"],
  "2 /select-meal/{day}, with time and date": [],
  "2 /recipe/{id}": [],
  "2 whether signed-out visitors are kept out": [],

  // Section 2: navbar
  "2 navbar: links": [
    "Home",
    "Plan Your Week",
    "Weekly Meals",
    "Ingredient Builder",
    "Community",
    "Post a Meal",
    "Discovery",
  ],
  "2 navbar: search": ["Search for a recipe..."],
  "2 navbar: settings": ["Log out"],

  // Section 2: sign-up and login
  "2 sign-up: social buttons": ["Continue with Google", "Continue with Facebook", "OR"],
  "2 sign-up: fields": ["Full Name", "Email Address", "Password", "Password (min 6 chars)"],
  "2 sign-up: submit": ["Create Account", "Creating…", "Login"],
  "2 sign-up: success": [],
  "2 login: social buttons and fields": [],
  "2 login: submit": ["Login", "Logging in…", "Create one"],
  "2 login: success": [],

  // Section 2: onboarding
  "2 onboarding: title and cards": ["What are your meal preferences?"],
  "2 onboarding: more suggestions": ["Load more suggestions", "(You can later refine these in Settings)"],
  "2 onboarding: footer": ["← Back", "Continue"],

  // Section 2: home
  "2 home: heading": ["Hi, {name}! Welcome to your personalized recipes!", "Guest"],
  "2 home: cards": [],
  "2 home: loading": ["Loading more… {n}/{total}"],
  "2 home: empty": ["No recipes found for the selected filter."],

  // Section 2: discover
  "2 discover: heading": ["Search & Discover New Recipes"],
  "2 discover: cards": [],
  "2 discover: empty": ["No recipes found. Try searching for something else!"],
  "2 discover: marker": [],

  // Section 2: plan your week
  "2 week: grid": ["Breakfast", "Lunch", "Dinner", "Snacks"],
  "2 week: moving": ["Jump to date"],
  "2 week: range": ["{MMM D} – {MMM D, YYYY}"],
  "2 week: cells": ["+"],
  "2 week: loading": ["Syncing your meal plan…"],

  // Section 2: your weekly meals
  "2 weekly meals: title": ["Your Weekly Meals", "Review and tweak your plan. Click any slot to edit."],
  "2 weekly meals: moving": ["Previous", "Next", "Jump to date"],
  "2 weekly meals: ways on": ["Plan Your Week", "Discover Recipes"],
  "2 weekly meals: grid": ["Breakfast", "Lunch", "Dinner", "Snacks"],
  "2 weekly meals: cells": ["+"],
  "2 weekly meals: a click, loading": ["Syncing your weekly meals…"],
  "2 weekly meals: another date": [],

  // Section 2: select meal
  "2 select meal: title and count": ["Pick {time} for {day}"],
  "2 select meal: filters": [
    "Beverage",
    "Bread",
    "Breakfast",
    "Dessert",
    "drinks",
    "main dish",
    "Salad",
    "Sauce",
    "Soup",
  ],
  "2 select meal: options": ["View Recipe", "Select"],
  "2 select meal: dock": ["Choose a meal to save it for {time}.", "Save"],
  "2 select meal: after saving": [],

  // Section 2: recipe
  "2 recipe: loading": ["Fetching recipe…"],
  "2 recipe: head": [],
  "2 recipe: ingredients, nutrition, instructions": [],
  "2 recipe: back": ["← Back"],
  "2 recipe: not found": ["Recipe not found", "Try returning to discovery and picking another dish."],
  "2 recipe: no steps": ["No instructions were provided for this recipe."],

  // Section 2: post meal
  "2 post meal: preview": [],
  "2 post meal: buttons": ["Cancel", "Post Meal", "Posting…"],
  "2 post meal: uploader hint": ["JPG, PNG or WEBP up to about 10MB"],
  "2 post meal: one a line": [],

  // Section 2: community
  "2 community: toolbar": [
    "Community",
    "Search meals, authors, ingredients…",
    "Most recent",
    "Most liked",
    "Name A–Z",
    "Favourites",
    "Chat",
    "!",
  ],
  "2 community: cards": ["by {author}", "Ask about this meal", "Delete"],
  "2 community: modal": ["Ingredients", "Instructions"],
  "2 community: loading": [],
  "2 community: empty": ["No community posts found", "Try clearing filters or search, or post your first meal!"],
  "2 community: chat panel": ["Select a user to chat with."],
  "2 chat: header": ["Chat with {name}", "Chat"],
  "2 chat: messages": ["Me"],
  "2 chat: input": ["Type your message..."],
  "2 chat: receiver and closing": [],

  // Section 2: use my ingredients
  "2 ingredients: title and badges": ["Use My Ingredients", "Smart matches", "Quick to cook", "Fewer missing items"],
  "2 ingredients: input": ["e.g., chicken, tomatoes, garlic", "+ Add"],
  "2 ingredients: suggestions": ["Chicken", "Tomatoes", "Garlic", "Onion", "Pasta", "Rice", "Spinach", "Eggs"],
  "2 ingredients: chosen": ["{n} ingredient(s) selected"],
  "2 ingredients: finding": ["Find Recipes", "Finding Recipes…"],
  "2 ingredients: results": ["View"],
  "2 ingredients: empty": ["No recipes yet", "Try adding another ingredient or adjust your selection."],

  // Section 5
  "5 sign-up": ["Full Name is required"],
  "5 onboarding": [],
  "5 post meal: signed in": ["You must be logged in to post a meal."],
  "5 post meal: all fields": ["Please complete all fields, including a photo."],
  "5 post meal: an image": ["Please upload a valid image file (jpg, png, webp, etc.)"],
  "5 post meal: the hint is not enforced": [],
  "5 post meal: caption": ["{n} characters left"],
  "5 select meal": [],
  "5 chat": [],
  "5 ingredients": ["Please add at least one ingredient."],
  "5 community search": [],
  "5 community sort": [],
  "5 calories: kcal": [],
  "5 calories: cal": [],
  "5 calories: no unit": [],
  "5 calories: unparsable": [],
  "5 total time": ["20 Min"],

  // Section 8
  "8 sign-up": ["Something went wrong", "Google sign-in failed", "Facebook sign-in failed"],
  "8 login": ["Login failed", "Google login failed", "Facebook login failed"],
  "8 home recipes": ["Failed to fetch recipes. Please try again."],
  "8 user info": ["Guest"],
  "8 recipe detail": ["Recipe not found"],
  "8 post meal": ["Failed to post meal."],
  "8 card look-up": [],
  "8 community feed": ["Failed to fetch community posts."],
  "8 delete": ["Failed to delete post"],
  "8 like": ["Failed to toggle like"],
  "8 discover or ingredient search": ["Failed to fetch recipes. Please try again."],
  "8 weekly meals": ["Error fetching saved meals"],
  "8 empty ingredient search": ["Please add at least one ingredient."],
  "8 logged only": [],
  "8 socket": [],
  "8 codes of the identity service": [],

  // Section 9
  "9 home: 10, then 10 every 500 ms": [],
  "9 preferences: 2": [],
  "9 caption: 280, low at 20": [],
  "9 password: 6": [],
  "9 extra photos: 4": [],
  "9 stars: 5": [],
  "9 weeks: Monday to Sunday, 7 days": [],
  "9 meal times and days": [
    "Breakfast",
    "Lunch",
    "Dinner",
    "Snacks",
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
  ],
  "9 cards: 200 px, 0.01": [],
  "9 calories: 4000": [],
  "9 total time": ["20 Min"],
  "9 popup: 500x600": [],
  "9 session: synced while younger than 5 minutes": [],
  "9 session: renewed 5 minutes ahead, again after 30 s to 16 minutes": [],
  "9 feed skeletons: 8; suggestions: 10, 8 shown": [],
  "9 community: most recent, favourites off": [],
  "9 chat room: user_{userId}": [],
  "9 chat: 20 s, 1 s to 5 s": [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** One line of the specification, by its section and what it is about. */
export type SpecLine = keyof typeof SPEC_LINES;
