import type { Meta, StoryObj } from "@storybook/react-vite";
import { LOGO_TONES, Logo } from "./mod.ts";

const meta = {
  title: "Components/Showing/Logo",
  component: Logo,
  argTypes: { tone: { control: "select", options: LOGO_TONES } },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

const GROUNDS = { page: "var(--color-ground)", sign: "var(--color-bar)" } as const;

export const Tones: Story = {
  render: () => (
    <>
      {LOGO_TONES.map((tone) => (
        <div key={tone} style={{ padding: "20px", background: GROUNDS[tone] }}>
          <Logo tone={tone} />
        </div>
      ))}
    </>
  ),
};
