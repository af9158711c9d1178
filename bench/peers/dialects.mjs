// How a seat sits down, plays and sees at each of the other servers, as few bytes as their own clients would send.
import { request } from "node:http";
import WebSocket from "ws";

const SEATS = 4;
export const heard = { bytes: 0, views: 0 };

// Listens before it is open: the first message may come together with the answer to the upgrade.
// Done when `hear` calls what it is given.
function connect(url, hear) {
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
  return new Promise((done, failed) => {
    socket.on("message", (data) => {
      heard.bytes += data.length;
      hear(socket, data, () => done(socket));
    });
    socket.once("error", failed);
  });
}

// socket.io's frames are "4" for a message, then "2" for an event.
export const boardgame = {
  async open(port, room, seen) {
    room.sockets = [];
    room.version = 0;
    for (let seat = 0; seat < SEATS; ++seat) {
      const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
      const socket = await connect(url, (line, data, seated) => {
        const text = data.toString("latin1");
        if (text === "2") line.send("3");
        else if (text.startsWith("0")) line.send("40/table,");
        else if (text.startsWith("40/table,")) line.send(`42/table,["sync","${room.name}","${seat}",null,4]`);
        else if (text.startsWith('42/table,["sync"')) seated();
        else if (text.startsWith('42/table,["update"')) {
          const at = text.indexOf('"_stateID":') + 11;
          room.version = Number.parseInt(text.slice(at, at + 10), 10);
          seen(room, seat);
        }
      });
      room.sockets.push(socket);
    }
  },
  move(room, type, args) {
    const action = `{"type":"MAKE_MOVE","payload":{"type":"${type}","args":[${args}],"playerID":"${room.actor}","credentials":null}}`;
    room.sockets[room.actor].send(`42/table,["update",${action},${room.version},"${room.name}","${room.actor}"]`);
  },
  play(room, index, recipient) {
    this.move(room, "play", `${index},${recipient}`);
  },
  again(room) {
    this.move(room, "again", "");
  },
};

function post(port, path) {
  return new Promise((done, failed) => {
    const asked = request(
      { host: "127.0.0.1", port, path, method: "POST", agent: false, headers: { "content-type": "application/json", "content-length": 2 } },
      (answer) => {
        let text = "";
        answer.on("data", (part) => (text += part));
        answer.on("end", () => (answer.statusCode === 200 ? done(JSON.parse(text)) : failed(new Error(text))));
      },
    );
    asked.on("error", failed);
    asked.end("{}");
  });
}

const JOIN = 10, STATE = 14, PATCH = 15, DATA = 13;

export const colyseus = {
  async open(port, room, seen) {
    room.sockets = [];
    let roomId;
    for (let seat = 0; seat < SEATS; ++seat) {
      const place = await post(port, roomId ? `/matchmake/joinById/${roomId}` : "/matchmake/create/table");
      roomId = place.roomId ?? place.room.roomId;
      const process = place.processId ?? place.room.processId;
      const url = `ws://127.0.0.1:${port}/${process}/${roomId}?sessionId=${place.sessionId}`;
      const socket = await connect(url, (line, data, seated) => {
        if (data[0] === JOIN) line.send(Buffer.of(JOIN));
        else if (data[0] === STATE) seated();
        else if (data[0] === PATCH) seen(room, seat);
      });
      room.sockets.push(socket);
    }
  },
  play(room, index, recipient) {
    // The word "play", then {i, r} in MessagePack.
    room.sockets[room.actor].send(
      Buffer.of(DATA, 0xa4, 112, 108, 97, 121, 0x82, 0xa1, 105, index, 0xa1, 114, recipient),
    );
  },
  again(room) {
    room.sockets[room.actor].send(Buffer.of(DATA, 0xa5, 97, 103, 97, 105, 110));
  },
};
