import type { Meta, StoryObj } from "@storybook/react-vite";
import Ellipsis from "lucide-react/icons/ellipsis";
import Send from "lucide-react/icons/send";
import { useState } from "react";
import { fn } from "storybook/test";
import { styled } from "styled-components";
import { Button } from "../Button/mod.ts";
import { Cluster } from "../Cluster/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { RecipeCard } from "../RecipeCard/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { Text } from "../Text/mod.ts";
import { TextField } from "../TextField/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { media } from "../theme/mod.ts";
import { SIDE_PANEL_SCROLLERS, SidePanel, type SidePanelProps } from "./mod.ts";

const MESSAGES = [
  "Thanks for asking about the ramen.",
  "Was the broth white miso or red? Mine turned out too salty.",
  "White miso, two spoons, stirred in off the heat.",
  "Did you toast the mushrooms first?",
  "Always. Dry pan, no oil, until they squeak. Then butter.",
  "Cooking it on Wednesday.",
];

const meta = {
  title: "Components/Layout/SidePanel",
  component: SidePanel,
  // Each in a frame of its own, with the window that it sticks to.
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "620px" } } },
  argTypes: {
    actions: { control: false },
    footer: { control: false },
    initialFocus: { control: false },
  },
  args: {
    defaultOpen: true,
    title: "Chat with Tomás Herrera",
    children: (
      <Stack style={{ padding: "16px 18px" }}>
        {MESSAGES.map((message) => (
          <Text key={message}>{message}</Text>
        ))}
      </Stack>
    ),
    footer: <Writing />,
    onOpenChange: fn(),
  },
  render: (args) => <BesideFeed {...args} />,
} satisfies Meta<typeof SidePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

function Writing() {
  return (
    <Line>
      <TextField label="Your message" />
      <IconButton label="Send" icon={<Send size={20} />} />
    </Line>
  );
}

/** A feed beside the panel, which is open at first. */
function BesideFeed({ onOpenChange, ...props }: SidePanelProps) {
  const [open, setOpen] = useState(true);
  return (
    <Feed>
      <Stack>
        <div>
          <Button variant="plain" onClick={() => setOpen(true)}>
            Chat
          </Button>
        </div>
        <Cards>
          {[sampleRecipes.margherita, sampleRecipes.grainBowl, sampleRecipes.bolognese].map((recipe) => (
            <RecipeCard key={recipe.name} {...recipe} />
          ))}
        </Cards>
      </Stack>
      <SidePanel
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      />
    </Feed>
  );
}

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** Over the whole screen, and modal. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
};

/** The body, or a list that scrolls itself. */
export const Scrollers: Story = {
  render: (args) => (
    <Cluster align="start" gap="28" style={{ padding: "24px" }}>
      {SIDE_PANEL_SCROLLERS.map((scroller) => (
        <SidePanel key={scroller} {...args} open scroller={scroller} title={`Scrolled by its ${scroller}`}>
          {scroller === "body" ? (
            args.children
          ) : (
            <List role="log" aria-label="Messages" tabIndex={0}>
              {args.children}
            </List>
          )}
        </SidePanel>
      ))}
    </Cluster>
  ),
};

export const WithActions: Story = {
  args: { actions: <IconButton variant="sign" size="small" label="More" icon={<Ellipsis size={22} />} /> },
};

export const WithoutFooter: Story = { args: { footer: undefined } };

export const LongText: Story = {
  args: {
    title: "Chat with Wilhelmina Featherstonehaugh-Lindqvist of Llanfairpwllgwyngyll",
    children: (
      <Stack style={{ padding: "16px 18px" }}>
        {[...MESSAGES, ...MESSAGES.map((message) => `${message} ${message}`)].map((message) => (
          <Text key={message}>{message}</Text>
        ))}
      </Stack>
    ),
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

const Feed = styled.main`
  --side-panel-top: var(--space-24);
  display: flex;
  align-items: start;
  gap: var(--space-28);
  padding: var(--space-24);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: var(--space-24) var(--space-20);
`;

const Line = styled.div`
  display: flex;
  align-items: end;
  gap: var(--space-8);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }

  ${media.phone} { padding-block-end: var(--space-2); }
`;

const List = styled.div`
  overflow: auto;
`;
