/**
 * Replaces `https://apis.google.com/js/api.js`: the part of Google's postMessage protocol between a page and a frame that
 * sign-in by popup needs. The page opens the identity service's frame, and the frame reports the signed-in person. A call
 * is answered once the other side has registered a handler for its event.
 */
export const GOOGLE_SCRIPT = `(() => {
  const handlers = new Map(); // "<window's role>:<event>"
  const answers = new Map();
  let lastCall = 0;

  function send(target, event, data, onAnswers) {
    const call = ++lastCall;
    if (onAnswers) answers.set(call, onAnswers);
    target.postMessage({ standIn: "call", event, data, call }, "*");
  }

  addEventListener("message", async ({ data, source }) => {
    if (data?.standIn === "call") {
      const handler = handlers.get(data.event);
      if (!handler) return;
      const answer = await handler(data.data);
      source.postMessage({ standIn: "answer", call: data.call, answers: [answer] }, "*");
    }
    if (data?.standIn === "answer") {
      answers.get(data.call)?.(data.answers);
      answers.delete(data.call);
    }
  });

  function frameOf(getWindow) {
    return {
      register: (event, handler) => void handlers.set(event, handler),
      send: (event, data, onAnswers) => send(getWindow(), event, data, onAnswers),
      ping: async (done) => done?.(),
      restyle: async () => {},
    };
  }

  const context = {
    getParentIframe: () => frameOf(() => parent),
    async open({ where, url }, opened) {
      const element = document.createElement("iframe");
      element.src = url;
      element.style.display = "none";
      const loaded = new Promise((resolve) => element.addEventListener("load", resolve));
      where.append(element);
      await loaded;
      return opened(frameOf(() => element.contentWindow));
    },
  };

  globalThis.gapi = {
    load: (_name, options) => (typeof options === "function" ? options() : options.callback()),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  const script = document.currentScript;
  const onload = new URL(script.src).searchParams.get("onload");
  setTimeout(() => (onload ? globalThis[onload]() : globalThis.gapi_onload?.()));
})();`;
