import Apple from "lucide-react/icons/apple";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Bell from "lucide-react/icons/bell";
import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ChevronUp from "lucide-react/icons/chevron-up";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import Compass from "lucide-react/icons/compass";
import CookingPot from "lucide-react/icons/cooking-pot";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Egg from "lucide-react/icons/egg";
import Ellipsis from "lucide-react/icons/ellipsis";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Flame from "lucide-react/icons/flame";
import GripVertical from "lucide-react/icons/grip-vertical";
import Heart from "lucide-react/icons/heart";
import History from "lucide-react/icons/history";
import House from "lucide-react/icons/house";
import Info from "lucide-react/icons/info";
import ListChecks from "lucide-react/icons/list-checks";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import Menu from "lucide-react/icons/menu";
import MessageCircle from "lucide-react/icons/message-circle";
import Minus from "lucide-react/icons/minus";
import NotebookPen from "lucide-react/icons/notebook-pen";
import Pause from "lucide-react/icons/pause";
import Pencil from "lucide-react/icons/pencil";
import Play from "lucide-react/icons/play";
import Plus from "lucide-react/icons/plus";
import Printer from "lucide-react/icons/printer";
import Refrigerator from "lucide-react/icons/refrigerator";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Rows3 from "lucide-react/icons/rows-3";
import Sandwich from "lucide-react/icons/sandwich";
import Search from "lucide-react/icons/search";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import Settings from "lucide-react/icons/settings";
import Share2 from "lucide-react/icons/share-2";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Sparkles from "lucide-react/icons/sparkles";
import Store from "lucide-react/icons/store";
import Timer from "lucide-react/icons/timer";
import Trash2 from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import WifiOff from "lucide-react/icons/wifi-off";
import X from "lucide-react/icons/x";
import type { ComponentType } from "react";

/** An icon and its meaning. */
export interface IconMeaning {
  Icon: ComponentType<{ size?: number | string }>;
  /** Its only meaning. */
  says: string;
}

/** The meaning of each icon, by its name in lucide. A test checks that every icon in use is listed. */
export const ICON_MEANINGS: Readonly<Record<string, IconMeaning>> = {
  apple: { Icon: Apple, says: "snacks" },
  "arrow-down": { Icon: ArrowDown, says: "down to what is new" },
  "arrow-right": { Icon: ArrowRight, says: "go there" },
  "arrow-up": { Icon: ArrowUp, says: "more than the aim" },
  "calendar-days": { Icon: CalendarDays, says: "the week" },
  check: { Icon: Check, says: "chosen; sent" },
  "chevron-down": { Icon: ChevronDown, says: "opens a choice" },
  "chevron-left": { Icon: ChevronLeft, says: "the one before" },
  "chevron-right": { Icon: ChevronRight, says: "the one after" },
  "circle-alert": { Icon: CircleAlert, says: "an error" },
  "arrow-left": { Icon: ArrowLeft, says: "back to the recipe" },
  bell: { Icon: Bell, says: "a timer is done" },
  "chevron-up": { Icon: ChevronUp, says: "show less; one place up" },
  copy: { Icon: Copy, says: "copy the link or the list" },
  "cooking-pot": { Icon: CookingPot, says: "start cooking" },
  "list-checks": { Icon: ListChecks, says: "all ingredients" },
  pause: { Icon: Pause, says: "pause a timer" },
  download: { Icon: Download, says: "import recipes" },
  "ellipsis-vertical": { Icon: EllipsisVertical, says: "more about this line" },
  "notebook-pen": { Icon: NotebookPen, says: "my own recipes" },
  pencil: { Icon: Pencil, says: "change" },
  play: { Icon: Play, says: "let a timer run on" },
  printer: { Icon: Printer, says: "print" },
  refrigerator: { Icon: Refrigerator, says: "foods at home" },
  "rotate-ccw": { Icon: RotateCcw, says: "start again" },
  "rows-3": { Icon: Rows3, says: "all steps in a column" },
  "circle-check": { Icon: CircleCheck, says: "it went well" },
  clock: { Icon: Clock, says: "time it takes" },
  compass: { Icon: Compass, says: "discovery" },
  egg: { Icon: Egg, says: "breakfast" },
  ellipsis: { Icon: Ellipsis, says: "more actions" },
  "eye-off": { Icon: EyeOff, says: "hide the password" },
  eye: { Icon: Eye, says: "show the password" },
  flame: { Icon: Flame, says: "calories" },
  "grip-vertical": { Icon: GripVertical, says: "drag to another place" },
  heart: { Icon: Heart, says: "like, favourite" },
  history: { Icon: History, says: "last week again" },
  house: { Icon: House, says: "home" },
  info: { Icon: Info, says: "a hint" },
  lock: { Icon: Lock, says: "stays in a shuffled week" },
  "lock-open": { Icon: LockOpen, says: "may change in a shuffled week" },
  "arrow-left-right": { Icon: ArrowLeftRight, says: "another dish" },
  menu: { Icon: Menu, says: "all links, on a phone" },
  "calendar-plus": { Icon: CalendarPlus, says: "plan a recipe" },
  "message-circle": { Icon: MessageCircle, says: "ask; chat" },
  minus: { Icon: Minus, says: "some of them; fewer" },
  plus: { Icon: Plus, says: "add, post; more" },
  sandwich: { Icon: Sandwich, says: "lunch" },
  search: { Icon: Search, says: "search" },
  "send-horizontal": { Icon: SendHorizontal, says: "send" },
  settings: { Icon: Settings, says: "settings" },
  "share-2": { Icon: Share2, says: "share" },
  "shopping-basket": { Icon: ShoppingBasket, says: "little to buy; the shopping list" },
  "sliders-horizontal": { Icon: SlidersHorizontal, says: "filters of a search" },
  sparkles: { Icon: Sparkles, says: "what fits best" },
  store: { Icon: Store, says: "shops" },
  timer: { Icon: Timer, says: "quick to cook" },
  "trash-2": { Icon: Trash2, says: "delete, remove" },
  "triangle-alert": { Icon: TriangleAlert, says: "this dish breaks a food rule" },
  "user-round": { Icon: UserRound, says: "a person without a photo" },
  users: { Icon: Users, says: "community; servings" },
  "wifi-off": { Icon: WifiOff, says: "no connection" },
  x: { Icon: X, says: "close, take off" },
};

/** Sources of the kit and of the screens, as text. */
const SOURCES = import.meta.glob<string>(
  [
    "../../ui-kit/[A-Z]*/*.{ts,tsx}",
    "../../webapp/**/*.{ts,tsx}",
    "!../../webapp/dist/**",
    "!**/*_test.tsx",
    "!**/*.stories.tsx",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** Every icon that the kit or a screen imports, in alphabetical order of its name in lucide, with the folders that import it. */
export function iconsInUse(): ReadonlyMap<string, readonly string[]> {
  const uses = Object.entries(SOURCES).flatMap(([path, source]) =>
    [...source.matchAll(/from "lucide-react\/icons\/([\w-]+)"/gu)].map(([, icon = ""]) => ({
      icon,
      folder: path.split("/").at(-2) ?? "",
    })),
  );
  const names = [...new Set(uses.map(({ icon }) => icon))].sort((one, other) => one.localeCompare(other));
  return new Map(
    names.map((name) => [name, [...new Set(uses.filter(({ icon }) => icon === name).map(({ folder }) => folder))]]),
  );
}
