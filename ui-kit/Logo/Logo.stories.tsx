import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../Cluster/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { LOGO_TONES, Logo, type LogoTone } from "./mod.ts";

const GROUNDS: Record<LogoTone, string> = { page: "var(--color-ground)", sign: "var(--color-bar)" };

const meta = {
  title: "Components/Showing/Logo",
  component: Logo,
  render: (args) => (
    <div style={{ padding: "20px", background: GROUNDS[args.tone ?? "page"] }}>
      <Logo {...args} />
    </div>
  ),
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Tones: Story = {
  render: (args) => (
    <Cluster gap="24">
      {LOGO_TONES.map((tone) => (
        <div key={tone} style={{ padding: "20px 28px", borderRadius: "var(--radius-sign)", background: GROUNDS[tone] }}>
          <Logo {...args} tone={tone} />
        </div>
      ))}
    </Cluster>
  ),
};

/** Another kitchen's name, should it ever have to be longer. */
export const LongText: Story = { args: { name: "Weekplate for Grandma Ingeborg" } };

export const Narrow: Story = { ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
