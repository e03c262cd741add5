import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Stack } from "../Stack/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { SOCIAL_PROVIDERS, SocialButton, type SocialProvider } from "./mod.ts";

const TEXTS: Readonly<Record<SocialProvider, string>> = {
  google: "Continue with Google",
  facebook: "Continue with Facebook",
};

const meta = {
  title: "Components/Actions/SocialButton",
  component: SocialButton,
  args: { provider: "google", children: TEXTS.google, busyText: "Continuing…", onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "416px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SocialButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Providers: Story = {
  render: (args) => (
    <Stack gap="10">
      {SOCIAL_PROVIDERS.map((provider) => (
        <SocialButton key={provider} {...args} provider={provider}>
          {TEXTS[provider]}
        </SocialButton>
      ))}
    </Stack>
  ),
};

export const Busy: Story = { ...Providers, args: { busy: true } };

export const Disabled: Story = { ...Providers, args: { disabled: true } };

export const ContentWidth: Story = { args: { width: "content" } };

export const LongText: Story = {
  args: { children: "Continue with the Google account of your Rindfleischetikettierungsüberwachungsverein" },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...Providers, ...rightToLeft };
