import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { samplePhoto, sampleRecipeFile, transferOf } from "../../testing/sample_files.ts";
import { PostMealForm, type PostMealFormProps } from "./PostMealForm.tsx";
import { SignUpForm, type SignUpFormProps } from "./SignUpForm.tsx";
import { answered, framed, phone, unanswered } from "./story_parts.ts";

type SignUp = SignUpFormProps["onSignUp"];
type Post = PostMealFormProps["onPost"];

const maya = { fullName: "Maya Lindqvist", email: "maya@example.com", password: "saffron" };
const tacos = {
  mealName: "Friday Night Black Bean Tacos",
  caption: "Crispy edges, cold beer, nobody left the table.",
  ingredients: "8 corn tortillas\n400 g black beans",
  instructions: "Warm the beans.\nChar the tortillas.",
};

const meta = {
  title: "Patterns/Forms",
  component: SignUpForm,
  parameters: framed("780px"),
  args: { onSignUp: fn<SignUp>(answered(undefined)) },
} satisfies Meta<typeof SignUpForm>;

export default meta;

type Story = StoryObj<typeof meta>;
type PostStory = StoryObj<typeof PostMealForm>;

export const Blank: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: "Create Account" })).toBeEnabled();
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const Wrong: Story = {
  args: {
    draft: { email: "maya@example.com", password: "mint" },
    errors: { fullName: "Full Name is required", password: "Write 6 characters or more" },
  },
  async play({ canvas }) {
    await expect(canvas.getByLabelText("Full Name")).toBeInvalid();
    await expect(canvas.getByLabelText("Full Name")).toHaveAccessibleDescription("Full Name is required");
    await expect(canvas.getByLabelText("Email Address")).toBeValid();
    await expect(canvas.getByLabelText("Email Address")).toHaveValue("maya@example.com");
  },
};

/** Nothing is said while somebody types. After submitting, the first wrong field has the focus; all that was typed stays. */
export const SayingWhatIsWrong: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText("Password"), "mint");
    await userEvent.tab();
    await expect(canvas.getByLabelText("Password")).toBeValid();

    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    await waitFor(() => expect(canvas.getByLabelText("Full Name")).toHaveFocus());
    await expect(canvas.getByLabelText("Email Address")).toBeInvalid();
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription("Write 6 characters or more");
    await expect(canvas.getByLabelText("Password")).toHaveValue("mint");
    await expect(args.onSignUp).not.toHaveBeenCalled();

    await userEvent.keyboard("Maya Lindqvist");
    await waitFor(() => expect(canvas.getByLabelText("Full Name")).toBeValid());
  },
};

/** Only the server knows: its answer stands at the field, too. */
export const EmailTaken: Story = {
  args: {
    draft: maya,
    onSignUp: fn<SignUp>(
      answered({ field: "email", text: "There is an account with this e-mail already. Log in instead." }),
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    const email = canvas.getByLabelText("Email Address");
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription("There is an account with this e-mail already. Log in instead.");
    await expect(email).toHaveValue("maya@example.com");
  },
};

export const Busy: Story = {
  args: { draft: maya, busy: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: "Creating…" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Continue with Google" })).toBeDisabled();
  },
};

/** Two presses send one account. */
export const SendingOnce: Story = {
  args: { draft: maya, onSignUp: fn<SignUp>(unanswered) },
  async play({ args, canvas, userEvent }) {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Create Account" }));
    await expect(await canvas.findByRole("button", { name: "Creating…" })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText("Full Name"), "{Enter}");
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { draft: maya, failure: "Something went wrong. Try again." },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Something went wrong. Try again.");
    await expect(canvas.getByLabelText("Password")).toHaveValue("saffron");
  },
};

/** The same button tries again, with all that was written. */
export const TryingAgain: Story = {
  ...Failed,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    await expect(args.onSignUp).toHaveBeenCalledWith(maya);
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
  },
};

export const Phone: Story = { ...Wrong, ...phone };

export const PostMeal: PostStory = {
  parameters: framed("900px"),
  args: { onPost: fn<Post>(answered(undefined)), onCancel: fn(), draft: tacos },
  render: (args) => <PostMealForm {...args} />,
  async play({ canvas }) {
    await expect(canvas.getByRole("region", { name: "Preview" })).toHaveTextContent("2 ingredients2 steps");
  },
};

/** The preview follows each letter; Cancel sends nothing. */
export const PostMealPreviewed: PostStory = {
  ...PostMeal,
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText("Ingredients"), "{Enter}1 avocado");
    await expect(canvas.getByRole("region", { name: "Preview" })).toHaveTextContent("3 ingredients2 steps");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onPost).not.toHaveBeenCalled();
  },
};

export const PostMealBlank: PostStory = { ...PostMeal, args: { ...PostMeal.args, draft: {} }, play: async () => {} };

/** One sentence for the whole form, above its buttons; what was typed stays. */
export const PostMealIncomplete: PostStory = {
  ...PostMeal,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Post Meal" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Please complete all fields, including a photo.");
    await expect(canvas.getByLabelText("Meal name")).toHaveValue(tacos.mealName);
    await expect(args.onPost).not.toHaveBeenCalled();
  },
};

/** What is wrong with a file is said at its field, at once: nobody can correct it letter by letter. */
export const PostMealWrongFile: PostStory = {
  ...PostMeal,
  async play({ canvas }) {
    const field = canvas.getByLabelText("Photo");
    const dataTransfer = transferOf(sampleRecipeFile());
    field.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText("Please upload a valid image file (jpg, png, webp, etc.)")).toBeVisible();
    await expect(field).toBeInvalid();
  },
};

export const PostMealPosting: PostStory = {
  ...PostMeal,
  args: {
    ...PostMeal.args,
    onPost: fn<Post>((_meal, onProgress) => {
      onProgress(0.6);
      return unanswered();
    }),
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText("Photo"), await samplePhoto());
    await userEvent.click(canvas.getByRole("button", { name: "Post Meal" }));
    await expect(await canvas.findByRole("button", { name: "Posting…" })).toBeDisabled();
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("value", "0.6");
    await expect(args.onPost).toHaveBeenCalledOnce();
  },
};

export const PostMealFailed: PostStory = {
  ...PostMeal,
  args: { ...PostMeal.args, onPost: fn<Post>(answered("Failed to post meal.")) },
  async play({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText("Photo"), await samplePhoto());
    await userEvent.click(canvas.getByRole("button", { name: "Post Meal" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to post meal.");
    await expect(canvas.getByLabelText("Caption")).toHaveValue(tacos.caption);
    await expect(canvas.getByText("Change photo")).toBeVisible();
  },
};

export const PostMealPhone: PostStory = { ...PostMealIncomplete, ...phone };
