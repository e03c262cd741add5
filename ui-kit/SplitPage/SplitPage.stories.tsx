import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/mod.ts";
import { Divider } from "../Divider/mod.ts";
import { Heading } from "../Heading/mod.ts";
import { Logo } from "../Logo/mod.ts";
import { PasswordField } from "../PasswordField/mod.ts";
import { SocialButton } from "../SocialButton/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { Text } from "../Text/mod.ts";
import { TextField } from "../TextField/mod.ts";
import { TextLink } from "../TextLink/mod.ts";
import { samplePictures } from "../testing/sample_pictures.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { SplitPage } from "./mod.ts";

/** Sign-up as the design has it: two social buttons, "OR", the form. */
function SignUp({ title = "Create your account" }: { title?: string }) {
  return (
    <>
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Stack gap="20" style={{ marginBlockStart: "16px" }}>
        <Stack gap="10">
          <SocialButton provider="google">Continue with Google</SocialButton>
          <SocialButton provider="facebook">Continue with Facebook</SocialButton>
        </Stack>
        <Divider>OR</Divider>
        <Stack gap="16">
          <TextField label="Full Name" defaultValue="Maya Lindqvist" />
          <TextField label="Email Address" type="email" />
          <PasswordField label="Password" placeholder="Password (min 6 chars)" />
        </Stack>
        <Button width="full">Create Account</Button>
        <Text tone="soft">
          Already have an account? <TextLink href="#/login">Login</TextLink>
        </Text>
      </Stack>
    </>
  );
}

const meta = {
  title: "Components/Layout/SplitPage",
  component: SplitPage,
  argTypes: { brand: { control: false }, plates: { control: false }, children: { control: false } },
  parameters: { layout: "fullscreen" },
  args: {
    brand: <Logo />,
    purpose: "Plan the week’s meals, shop for them with one list, and cook.",
    plates: Object.values(samplePictures),
    children: <SignUp />,
  },
} satisfies Meta<typeof SplitPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const EmptyTable: Story = { args: { plates: [] } };

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const LongText: Story = {
  args: { children: <SignUp title={`Sign up to keep ${sampleRecipes.grandmas.name}`} /> },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
