// Usage: node server.js PORT API_PORT PADDING ENTRY_PADDING [POSTGRES_FOLDER DATABASE]
// Without a folder (the one with PostgreSQL's Unix socket) everything is kept in memory, as is boardgame.io's default.
// The lobby has a port of its own, as boardgame.io offers it: with today's koa-compose the routes it adds to the port
// of the game after the sockets were attached are not found.
const { Server } = require("boardgame.io/server");
const { makeGame } = require("./game.js");

const [port, apiPort, padding, entryPadding, host, database] = process.argv.slice(2);

function store() {
  if (!host) return undefined;
  const { PostgresStore } = require("bgio-postgres");
  return new PostgresStore({ host, database, username: "postgres", logging: false, pool: { max: 20 } });
}

const game = makeGame(Number(padding), Number(entryPadding));
const server = Server({ games: [game], db: store(), origins: [/127\.0\.0\.1/] });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(apiPort) } }, () => console.log("ready"));
