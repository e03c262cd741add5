import { t } from "@lingui/core/macro";
import X from "lucide-react/icons/x";
import { useId } from "react";
import { FileField } from "../../../ui-kit/FileField/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";
import { useObjectUrl } from "../../../ui-kit/PhotoField/mod.ts";
import { Picture } from "../../../ui-kit/Picture/mod.ts";
import { photoHint } from "../../platform/format/mod.ts";
import { Part, PhotoItem, Photos } from "./editor_layout.ts";
import type { RecipePhotos } from "./use_recipe_photos.ts";

export function PhotoFields({ photos }: { photos: RecipePhotos }) {
  const { remaining, added, refusal, isFull, add, removeStored, removeAdded } = photos;
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <Heading id={heading} level={2}>
        {t`Photos`}
      </Heading>
      {remaining.length + added.length > 0 && (
        <Photos>
          {remaining.map(({ id, url }, place) => (
            <Photo key={id} src={url} number={place + 1} onRemove={() => removeStored(id)} />
          ))}
          {added.map(({ id, file }, place) => (
            <NewPhoto key={id} file={file} number={remaining.length + place + 1} onRemove={() => removeAdded(id)} />
          ))}
        </Photos>
      )}
      <FileField
        label={t`Add a photo`}
        hint={t`${photoHint()}. The first one stands for the recipe.`}
        accept="image/*"
        error={refusal}
        disabled={isFull}
        onFile={add}
        pickLabel={t`Choose a photo`}
      />
    </Part>
  );
}

function NewPhoto({ file, ...rest }: { file: File; number: number; onRemove: () => void }) {
  return <Photo src={useObjectUrl(file)} {...rest} />;
}

function Photo({ src, number, onRemove }: { src: string | undefined; number: number; onRemove: () => void }) {
  return (
    <PhotoItem>
      <Picture src={src} alt={t`Photo ${number}`} shape="thumb" />
      <IconButton
        variant="floating"
        size="small"
        label={t`Remove photo ${number}`}
        icon={<X size={20} />}
        onClick={onRemove}
      />
    </PhotoItem>
  );
}
