import { t } from "@lingui/core/macro";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Ellipsis from "lucide-react/icons/ellipsis";
import MessageCircle from "lucide-react/icons/message-circle";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { type ComponentPropsWithRef, useId } from "react";
import { styled } from "styled-components";
import { IconButton } from "../IconButton/mod.ts";
import { Menu, type MenuButtonProps, type MenuEntry } from "../Menu/mod.ts";
import { media } from "../theme/mod.ts";
import { LikeButton } from "./LikeButton.tsx";

/** Props of {@link PostActions}. */
export interface PostActionsProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Id of the element that shows the post's name: it follows in the accessible names of planning, asking, editing and deleting. */
  nameId: string;
  /** How many like it. */
  likes: number;
  liked: boolean;
  /** The like's accessible name, the count in it. */
  likeLabel: string;
  /** Called by the heart; without it there is none. */
  onLike?: ((liked: boolean) => void) | undefined;
  /** While a like is being saved it ignores presses. */
  likeBusy?: boolean | undefined;
  /** Planning its recipe; not drawn without it. */
  onPlan?: (() => void) | undefined;
  /** Asking its author; not drawn without it. */
  onAsk?: (() => void) | undefined;
  /** Editing it; not drawn without it. */
  onEdit?: (() => void) | undefined;
  /** Deleting it; not drawn without it. */
  onDelete?: (() => void) | undefined;
  /** Rarer actions, such as reporting it, in a menu with this label. */
  more?: { label: string; entries: readonly MenuEntry[] } | undefined;
}

/** The actions of a post, as props of a component that shows it. */
export type PostActionsOptions = Partial<
  Pick<
    PostActionsProps,
    "likes" | "liked" | "likeLabel" | "onLike" | "likeBusy" | "onPlan" | "onAsk" | "onEdit" | "onDelete" | "more"
  >
>;

/** The actions of a post: like it, plan its recipe, ask its author, or edit and delete the own one. */
export function PostActions({
  nameId,
  likes,
  liked,
  likeLabel,
  onLike,
  likeBusy,
  onPlan,
  onAsk,
  onEdit,
  onDelete,
  more,
  ...rest
}: PostActionsProps) {
  const planId = useId();
  const askId = useId();
  const editId = useId();
  const deleteId = useId();
  if (!(onLike || onPlan || onAsk || onEdit || onDelete || more)) return null;
  return (
    <Root {...rest}>
      {onLike && <LikeButton label={likeLabel} count={likes} liked={liked} onLike={onLike} busy={likeBusy} />}
      {onPlan && (
        <Action type="button" id={planId} aria-labelledby={`${planId} ${nameId}`} onClick={() => onPlan()}>
          <CalendarPlus size={20} />
          <span>{t`Plan this`}</span>
        </Action>
      )}
      {onAsk && (
        <Action type="button" id={askId} aria-labelledby={`${askId} ${nameId}`} onClick={() => onAsk()}>
          <MessageCircle size={20} />
          <span>{t`Ask about this meal`}</span>
        </Action>
      )}
      {onEdit && (
        <Action type="button" id={editId} aria-labelledby={`${editId} ${nameId}`} onClick={() => onEdit()}>
          <Pencil size={20} />
          <span>{t`Edit`}</span>
        </Action>
      )}
      {onDelete && (
        <Action
          type="button"
          id={deleteId}
          data-tone="danger"
          aria-labelledby={`${deleteId} ${nameId}`}
          onClick={() => onDelete()}
        >
          <Trash size={20} />
          <span>{t`Delete`}</span>
        </Action>
      )}
      {more && <Menu label={more.label} entries={more.entries} align="end" button={moreButton} />}
    </Root>
  );
}

function moreButton(props: MenuButtonProps) {
  return <IconButton variant="ghost" size="small" icon={<Ellipsis size={20} />} {...props} />;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-12);
  min-inline-size: 0;

  /* Its icon is narrower than its target. */
  > [aria-haspopup] { margin-inline: calc(-1 * var(--space-12)); }
`;

const Action = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-6);
  min-inline-size: 0;
  min-block-size: var(--size-target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-check);
  background: none;
  font: 600 var(--font-size-meta) / 1.25 var(--font-body);
  text-align: start;
  color: var(--color-accent);
  cursor: pointer;

  > svg { flex: none; }

  > span {
    text-decoration: underline 2px;
    text-underline-offset: 0.35em;
  }

  &[data-tone="danger"] { color: var(--color-tomato); }

  ${media.hover} {
    &:hover > span { text-decoration-color: transparent; }
  }
`;
