/** How long the network may be silent while there is something kept to show, ms. */
const KEPT_AFTER = 5_000;
/** How long it may be silent at all, ms: the server answers within 3 s, the slowest of networks takes some more. */
const OVER_AFTER = 15_000;

/**
 * The network's answer; where it fails, or is silent for long, what is kept.
 * @throws there is neither
 */
export async function networkOrKept(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = inTime(network);
  const soon = await Promise.race([answer.catch(() => undefined), silence(KEPT_AFTER)]);
  return soon ?? (await kept()) ?? answer;
}

/** The network's answer. @throws it fails, or is silent for too long */
export async function inTime(network: Promise<Response>): Promise<Response> {
  const answer = await Promise.race([network, silence(OVER_AFTER)]);
  if (!answer) throw new Error('the network is silent');
  return answer;
}

function silence(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
