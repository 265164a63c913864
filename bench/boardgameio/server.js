// Usage: node server.js PORT API_PORT PADDING [POSTGRES_URL]. Without an address everything is kept in memory.
// The lobby has a port of its own, as boardgame.io offers it: with today's koa-compose the routes it adds to the port
// of the game after the sockets were attached are not found.
const { Server } = require("boardgame.io/server");
const { makeGame } = require("./game.js");

const [port, apiPort, padding, address] = process.argv.slice(2);

function store() {
  if (!address) return undefined; // boardgame.io's own: in memory
  const { PostgresStore } = require("bgio-postgres");
  return new PostgresStore(address, { logging: false, pool: { max: 20 } });
}

const server = Server({ games: [makeGame(Number(padding))], db: store(), origins: [/127\.0\.0\.1/] });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(apiPort) } }, () => console.log("ready"));
