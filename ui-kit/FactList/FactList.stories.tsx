import type { Meta, StoryObj } from "@storybook/react-vite";
import Clock from "lucide-react/icons/clock";
import Users from "lucide-react/icons/users";
import { FactList } from "./mod.ts";

const meta = {
  title: "Components/Showing/FactList",
  component: FactList,
  args: {
    facts: [
      { name: "Servings", value: 4, icon: <Users /> },
      { name: "Total time", value: "35 Min", icon: <Clock /> },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
