import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { FREE_LINE_MAX_LENGTH } from "../../../core/shopping/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { WriteForm } from "./shopping_layout.ts";

/** Adds a line of the person's own. The focus stays in the field, for the next one. */
export function WriteLine({ onWrite }: { onWrite: (text: string) => void }) {
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  return (
    <WriteForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.focus();
        if (text.trim() === "") return;
        onWrite(text.trim());
        setText("");
      }}
    >
      <TextField
        ref={field}
        label={t`Add to the list`}
        labelPlace="hidden"
        placeholder={t`Add: 2 milk, or kitchen paper`}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={FREE_LINE_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="plain">
        {t`Add`}
      </Button>
    </WriteForm>
  );
}
