import { msg, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { i18n } from "#i18n";
import { ApiError, FEEDS, type RecipeDetail, STANDING } from "../../platform/api/mod.ts";
import { photoRefusal } from "../../platform/format/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { type PostAction, useOutbox } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { useStanding } from "../safety/mod.ts";
import { draftOfRecipe, EMPTY_DRAFT, type MealDraft } from "./mod.ts";
import { type MealErrors, useMealForm } from "./use_meal_form.ts";
import { useStoredDraft } from "./use_stored_draft.ts";

/** Texts from the specification. */
const INCOMPLETE = msg`Please complete all fields, including a photo.`;
const NOT_SIGNED_IN = msg`You must be logged in to post a meal.`;

/** Most posts that wait to be sent, with up to 10 MB each. */
const WAITING_POSTS_MAX = 3;

/** Errors that the person's standing explains. */
const PAUSED: ReadonlySet<string> = new Set(["suspended", "email_not_verified"]);

/**
 * The form of a new meal, which begins with the recipe's texts if there is one. Its draft with the photo survives failures and a
 * closed browser, and is deleted when the meal is posted. If the server cannot be reached, the outbox posts the meal later.
 */
export function usePostMeal(recipe: RecipeDetail | undefined) {
  const { community, identity, log } = useServices();
  const queryClient = useQueryClient();
  const standing = useStanding();
  const email = standing?.emailVerification;
  const navigate = useNavigate();
  const [photo, setPhoto] = useState<File | null>(null);
  const photoInput = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [start] = useState(() => (recipe ? draftOfRecipe(recipe) : EMPTY_DRAFT));
  const [isBusy, setIsBusy] = useState(false);
  const form = useMealForm(start);
  const draft = useStoredDraft(form, { start, recipeId: recipe?.id, photo, setPhoto });
  const outbox = useOutbox();
  const showToast = useToast();

  /** Says that the form is incomplete; the focus goes to the first missing field. */
  function refuse(errors: MealErrors): void {
    setFailure(i18n._(identity.current ? INCOMPLETE : NOT_SIGNED_IN));
    if (errors.mealName) form.focus("mealName");
    else if (!photo) photoInput.current?.focus();
    else form.focus(errors.ingredients ? "ingredients" : "instructions");
  }

  async function post({ isLinked, ...meal }: MealDraft): Promise<void> {
    if (!photo) return refuse({});
    const refusal = identity.current ? photoRefusal(photo) : i18n._(NOT_SIGNED_IN);
    setFailure(refusal);
    if (refusal !== undefined) return;
    setProgress(0);
    const whole = { ...meal, recipeId: isLinked ? recipe?.id : undefined };
    try {
      await community.postMeal({ ...whole, clientPostId: draft.postId() }, { file: photo, onProgress: setProgress });
    } catch (error) {
      setProgress(undefined);
      if (error instanceof ApiError && error.code === "unreachable" && (await postLater({ ...whole, photo }))) return;
      if (!(error instanceof ApiError)) log("Cannot post a meal", error);
      if (error instanceof ApiError && PAUSED.has(error.code)) {
        setFailure(undefined);
        await queryClient.invalidateQueries({ queryKey: STANDING });
        return;
      }
      setFailure(error instanceof ApiError && error.isFromServer ? error.message : t`Failed to post meal.`);
      return;
    }
    await queryClient.invalidateQueries({ queryKey: FEEDS });
    await leave();
  }

  /** @returns false if the outbox has no room for it. */
  async function postLater(meal: PostAction["meal"]): Promise<boolean> {
    const waiting = outbox?.snapshot().entries.filter(({ action }) => action.kind === "post").length ?? 0;
    if (!outbox || waiting >= WAITING_POSTS_MAX) return false;
    outbox.add({ kind: "post", meal }, draft.postId());
    showToast(t`${meal.mealName.trim()} is posted once you are connected.`);
    await leave();
    return true;
  }

  async function leave(): Promise<void> {
    draft.remove();
    form.fill(EMPTY_DRAFT);
    await navigate("/community");
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const errors = form.check();
    if (Object.keys(errors).length > 0) return refuse(errors);
    setIsBusy(true);
    await post(form.latest.current).finally(() => setIsBusy(false));
  }

  return {
    mealName: form.required("mealName"),
    ingredients: form.required("ingredients"),
    instructions: form.required("instructions"),
    postText: form.text("postText"),
    isLinked: form.isLinked,
    photo,
    photoInput,
    photoError: form.isChecked && !photo ? t`Add a photo.` : undefined,
    setPhoto,
    /** Upload progress, 0 to 1; undefined while nothing is sent. */
    progress,
    draft: form.draft,
    failure,
    /** When the person may post again; undefined if they are not suspended. */
    suspendedUntil: standing?.suspendedUntil ?? undefined,
    /** Whether the person has to verify their e-mail address first. */
    needsVerifiedEmail: email !== undefined && email.required && !email.verified,
    isBusy,
    onSubmit,
    /** One page back. */
    cancel: () => void navigate(-1),
  };
}
