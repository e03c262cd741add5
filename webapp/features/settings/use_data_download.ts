import { t } from "@lingui/core/macro";
import { useState } from "react";
import { ApiError } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

export function useDataDownload() {
  const { account, log } = useServices();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    setIsBusy(true);
    try {
      saveFile(await account.exportData());
    } catch (error) {
      log("Cannot download the data", error);
      showToast(error instanceof ApiError ? error.message : t`Your data could not be downloaded. Try again.`, {
        tone: "error",
      });
    } finally {
      setIsBusy(false);
    }
  }

  return { download, isBusy };
}

function saveFile(file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "weekplate-data.zip";
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
