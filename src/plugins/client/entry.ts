/**
 * Replaces the core's entry: the code that every page starts with is evaluated in several tasks instead of one. Between
 * them, a phone can react to a tap.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel(); // Not a timeout: browsers delay those in background tabs.
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
  const {default: preload} = await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload');
  await preload(location.pathname); // The core's entry waits for that too; a reader may have gone back until then.
  // Not the event of going back, which waits for these files.
  if (document.documentElement.dataset.path === location.pathname) {
    await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
  }
}

void start();
