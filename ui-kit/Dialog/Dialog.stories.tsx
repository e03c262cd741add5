import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { fn } from "storybook/test";
import { styled } from "styled-components";
import { Button } from "../Button/mod.ts";
import { Cluster } from "../Cluster/mod.ts";
import { Heading } from "../Heading/mod.ts";
import { Picture } from "../Picture/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { Steps } from "../Steps/mod.ts";
import { Text } from "../Text/mod.ts";
import { TextField } from "../TextField/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { media } from "../theme/mod.ts";
import { Dialog, type DialogProps } from "./mod.ts";

const Sheet = styled.div`
  display: grid;
  grid-template-columns: 9fr 10fr;
  align-items: start;

  > :last-child {
    padding: var(--space-32) var(--space-28) var(--space-28);

    h2 { padding-inline-end: var(--dialog-close-room); }
  }

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Side = styled.div`
  position: sticky;
  inset-block-start: 0;
  padding: var(--space-10);

  ${media.phone} { position: static; }
`;

const METHOD = [
  { text: "Stretch the dough into an oiled pan and let it rest for 20 minutes." },
  { text: "Crush the tomatoes with salt and spread them to the edge." },
  { text: "Bake at 250 °C for 12 minutes, the mozzarella only for the last four." },
] as const;

const meta = {
  title: "Components/Layout/Dialog",
  component: Dialog,
  // Each in a frame of its own: an open modal would lie over the whole page of documentation.
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  argTypes: {
    initialFocus: { control: false },
  },
  args: {
    title: sampleRecipes.margherita.name,
    children: (
      <Stack>
        <Text tone="soft">by Priya Nair</Text>
        <Steps steps={METHOD} />
      </Stack>
    ),
    onOpenChange: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A page with a button that opens the dialog, which is open at first. */
function Opened({ onOpenChange, ...props }: DialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        View Recipe
      </Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      />
    </>
  );
}

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Wide: Story = { args: { size: "wide" } };

/** The content fills the dialog; the picture is sticky while the text scrolls. */
export const Bare: Story = {
  args: {
    size: "wide",
    layout: "bare",
    children: (
      <Sheet>
        <Side>
          <Picture {...sampleRecipes.margherita.picture} alt="" loading="eager" />
        </Side>
        <Stack>
          <div>
            <Heading level={2} size="title">
              {sampleRecipes.margherita.name}
            </Heading>
            <Text tone="soft">by Priya Nair</Text>
          </div>
          <Steps steps={METHOD} />
        </Stack>
      </Sheet>
    ),
  },
};

function FormInDialog(args: DialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Opened {...args} initialFocus={field}>
      <Stack>
        <TextField ref={field} label="Meal name" />
        <Cluster justify="end">
          <Button>Save</Button>
        </Cluster>
      </Stack>
    </Opened>
  );
}

/** A form's first field has the focus. */
export const WithForm: Story = {
  args: { title: "Name your meal" },
  render: (args) => <FormInDialog {...args} />,
};

export const LongText: Story = {
  args: {
    title: sampleRecipes.grandmas.name,
    children: <Steps steps={[...METHOD, ...METHOD, ...METHOD, ...METHOD]} />,
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
