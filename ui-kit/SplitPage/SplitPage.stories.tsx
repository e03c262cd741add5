import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/mod.ts";
import { Divider } from "../Divider/mod.ts";
import { Heading } from "../Heading/mod.ts";
import { Logo } from "../Logo/mod.ts";
import { PasswordField } from "../PasswordField/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { TextField } from "../TextField/mod.ts";
import { samplePictures } from "../testing/sample_pictures.ts";
import { SplitPage } from "./mod.ts";

const meta = {
  title: "Components/Layout/SplitPage",
  component: SplitPage,
  parameters: { layout: "fullscreen" },
  args: {
    brand: <Logo />,
    plates: Object.values(samplePictures),
    children: (
      <>
        <Heading level={1} size="title">
          Create your account
        </Heading>
        <Stack gap="24" style={{ marginBlockStart: "24px" }}>
          <Divider>OR</Divider>
          <TextField label="Full Name" />
          <TextField label="Email Address" type="email" />
          <PasswordField label="Password" placeholder="Password (min 6 chars)" />
          <Button width="full">Create Account</Button>
        </Stack>
      </>
    ),
  },
} satisfies Meta<typeof SplitPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const EmptyTable: Story = { args: { plates: [] } };
