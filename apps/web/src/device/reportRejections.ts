// A worker whose answer is rejected would leave its page waiting: a rejection becomes an error, of which the page hears
// by `onerror` of its worker.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
