import { t } from "@lingui/core/macro";
import type { DeviceStorage } from "./device_storage.ts";
import type { KitchenAlarm } from "./kitchen_alarm.ts";

const ASKED_KEY = "weekplate-asked-for-notifications";
/** How long it rings, and how often in that time. */
const RING_S = 24;
const PULSE_S = 1.5;
const HERTZ = 880;
const LOUD = 0.4;

/**
 * The browser's sound and notifications. The ring is planned on the audio's own clock: a tab in the background may run
 * scripts only once a minute.
 */
export class BrowserAlarm implements KitchenAlarm {
  readonly #storage: DeviceStorage;
  #audio: AudioContext | undefined;
  #planned: readonly OscillatorNode[] = [];
  #endsAtMs: readonly number[] = [];

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
  }

  prepare(): void {
    this.#audio ??= typeof AudioContext === "undefined" ? undefined : new AudioContext();
    void this.#audio?.resume().then(() => this.plan(this.#endsAtMs));
    if (typeof Notification === "undefined" || Notification.permission !== "default") return;
    // Asked once for this device: a person who closes the question is not asked at each timer.
    if (this.#storage.getItem(ASKED_KEY) !== null) return;
    this.#storage.setItem(ASKED_KEY, "yes");
    void Notification.requestPermission();
  }

  plan(endsAtMs: readonly number[]): void {
    this.#endsAtMs = endsAtMs;
    for (const sound of this.#planned) sound.disconnect();
    this.#planned = [];
    const audio = this.#audio;
    if (!audio || audio.state !== "running") return;
    this.#planned = endsAtMs.flatMap((end) => {
      const start = audio.currentTime + (end - Date.now()) / 1000;
      return start + RING_S <= audio.currentTime ? [] : [ring(audio, start)];
    });
  }

  notify({ id, name, dish }: { id: string; name: string; dish: string }): void {
    if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
    try {
      const notification = new Notification(t`${name}: time is up`, { body: dish, tag: id });
      notification.addEventListener("click", () => {
        window.focus();
        notification.close();
      });
    } catch {
      // Chrome on Android only shows those of a service worker. Sound and bar remain.
    }
  }
}

/** Two short tones, again and again. */
function ring(audio: AudioContext, start: number): OscillatorNode {
  const tone = new OscillatorNode(audio, { frequency: HERTZ });
  const volume = new GainNode(audio, { gain: 0 });
  for (let pulse = 0; pulse < RING_S; pulse += PULSE_S) {
    for (const offset of [0, 0.25]) {
      const at = start + pulse + offset;
      if (at < audio.currentTime) continue;
      volume.gain.setValueAtTime(LOUD, at);
      volume.gain.setValueAtTime(0, at + 0.15);
    }
  }
  tone.connect(volume).connect(audio.destination);
  tone.start(Math.max(start, audio.currentTime));
  tone.stop(Math.max(start, audio.currentTime) + RING_S);
  return tone;
}
