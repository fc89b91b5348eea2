// Loaded into every process the launcher starts. When the launcher is killed, its channel closes, and the process
// ends the way it ends on SIGTERM instead of holding its port for ever. `stop` is the same for Windows, which has
// no signals.
import process from 'node:process';

function end() {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0);
}

process.channel?.unref();
process.on('disconnect', end);
process.on('message', (message) => {
  if (message === 'stop') end();
});
