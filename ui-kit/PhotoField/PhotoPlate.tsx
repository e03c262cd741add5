import { t } from "@lingui/core/macro";
import { useState } from "react";
import { styled } from "styled-components";
import { EmptyPlate } from "../EmptyPlate/mod.ts";
import { Plate } from "../Plate/mod.ts";
import { clamp, media, type, visuallyHidden } from "../theme/mod.ts";
import { useObjectUrl } from "./use_object_url.ts";

interface PhotoPlateProps {
  file: File | null;
  /** Animates the plate. */
  isFresh: boolean;
  /** 0 to 1 while it is sent. */
  progress: number | undefined;
}

/** The photo on a plate; a photo that the browser cannot decode leaves the plate empty, with the file's name. */
export function PhotoPlate({ file, isFresh, progress }: PhotoPlateProps) {
  const url = useObjectUrl(file);
  const [failed, setFailed] = useState<string>();
  const isDrawn = file !== null && (url === undefined || url !== failed);

  return (
    <Table data-fresh={isFresh} onErrorCapture={() => setFailed(url)}>
      {isDrawn && <Plate key={url} picture={{ src: url }} loading="eager" />}
      {!isDrawn && (
        <EmptyPlate aria-hidden="true">{file ? <Name title={file.name}>{file.name}</Name> : <Plus>+</Plus>}</EmptyPlate>
      )}
      {progress !== undefined && (
        <>
          {/* Only while a photo is sent, so no page of the server has this attribute. */}
          <Arc aria-hidden="true" style={{ "--share": Math.min(Math.max(progress, 0), 1) }} />
          <Bar aria-label={t`Sending the photo`} max={1} value={progress} />
        </>
      )}
    </Table>
  );
}

const Table = styled.span`
  position: relative;
  display: block;
  border-radius: 50%;

  [data-plate] { display: grid; }

  &[data-fresh="true"] > [data-plate="filled"] {
    animation: weekplate-set-down var(--duration-settle) var(--easing-set-down) backwards;
  }
`;

const Plus = styled.span`
  padding-block-end: 4px;
  font: 400 2.25rem / 1 var(--font-body);

  ${media.forcedColors} { forced-color-adjust: none; }
`;

const Name = styled.span`
  ${clamp(3)}
  inline-size: 62%;
  ${type("cell")}
  text-align: center;
  overflow-wrap: anywhere;
`;

/** The rim fills with the upload's progress, as in NutritionPanel. */
const Arc = styled.span`
  position: absolute;
  inset: 0;
  border-radius: 50%;
  background: conic-gradient(var(--color-accent) calc(var(--share) * 1turn), var(--color-sunk) 0);
  mask: radial-gradient(closest-side, transparent calc(100% - 10px), #000 calc(100% - 9.5px));

  &:dir(rtl) { scale: -1 1; }

  ${media.forcedColors} {
    forced-color-adjust: none;
    background: conic-gradient(Highlight calc(var(--share) * 1turn), Canvas 0);
  }
`;

/** The progress for screen readers. */
const Bar = styled.progress`
  ${visuallyHidden}
  inset: 0;
`;
