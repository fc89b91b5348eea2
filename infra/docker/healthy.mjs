// Ends with 0 when an address answers well: the health check of a container that has no curl.
import process from 'node:process';

const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(3_500) });
process.exit(answer.ok ? 0 : 1);
