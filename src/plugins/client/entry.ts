/**
 * Replaces the core's entry: the code that every page starts with is evaluated in several tasks instead of one. Between
 * them, a phone can react to a tap.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel(); // Browsers delay timeouts in background tabs.
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
