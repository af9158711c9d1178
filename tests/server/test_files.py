"""Which bytes and which header fields a client gets."""

import gzip
import hashlib
import unittest

from support import BIG, HASHED, PAGE, SCRIPT, SECRET, ServerTest, request

SAFETY = {
    "content-security-policy":
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; media-src 'self' blob:; font-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

TYPES = {
    "/": "text/html; charset=utf-8",
    "/help/": "text/html; charset=utf-8",
    HASHED: "text/javascript; charset=utf-8",
    "/assets/only-gz-C4fe_-9a.css": "text/css; charset=utf-8",
    "/croupier.wasm": "application/wasm",
    "/logo.svg": "image/svg+xml",
    "/logo.png": "image/png",
    "/favicon.ico": "image/x-icon",
    "/app.webmanifest": "application/manifest+json",
    "/games.json": "application/json",
    "/a%20b.txt": "text/plain; charset=utf-8",
    "/thing.xyz": "application/octet-stream",
}


def tag(content):
    return f'"{hashlib.sha256(content).hexdigest()}"'


class Files(ServerTest):
    def test_each_file_is_sent_as_it_is(self):
        for name, content in PAGE.items():
            if not name.startswith(".") and not name.endswith((".br", ".gz")):
                with self.subTest(name=name):
                    target = "/" + "".join(c if c.isascii() and c != " " else "".join(f"%{b:02x}" for b in c.encode())
                                           for c in name)
                    answer = self.server.ask(target)
                    self.assertEqual((answer.status, answer.body), (200, content))
                    self.assertEqual(answer.fields["etag"], tag(content))

    def test_the_type_follows_the_name(self):
        for target, media_type in TYPES.items():
            with self.subTest(target=target):
                self.assertEqual(self.server.ask(target).fields["content-type"], media_type)

    def test_a_query_changes_nothing(self):
        self.assertEqual(self.server.ask("/?deal=K3-17").body, PAGE["index.html"])
        self.assertEqual(self.server.ask("http://any.host:1/?x").body, PAGE["index.html"])

    def test_only_names_with_a_hash_are_kept_for_ever(self):
        for_ever = "public, max-age=31536000, immutable"
        for target, caching in ((HASHED, for_ever), ("/", "no-cache"), ("/sw.js", "no-cache"), ("/none", "no-store"),
                                ("/healthz", "no-store")):
            with self.subTest(target=target):
                self.assertEqual(self.server.ask(target).fields["cache-control"], caching)

    def test_every_answer_carries_the_same_precautions(self):
        answers = [self.server.ask("/"), self.server.ask("/", "HEAD"), self.server.ask("/", if_none_match="*"),
                   self.server.ask("/none"), self.server.ask("/", "POST"), self.server.ask("/healthz"),
                   self.server.ask("/%"), self.server.ask("/" + "a" * 3000), self.server.ask("/", x="a" * 9000),
                   self.server.say(b"garbage\r\n\r\n"), self.server.ask("/", content_length=5)]
        self.assertEqual([a.status for a in answers], [200, 200, 304, 404, 405, 200, 400, 414, 431, 400, 413])
        for answer in answers:
            with self.subTest(status=answer.status):
                self.assertLessEqual(SAFETY.items(), answer.fields.items())
                for power in ("camera", "microphone", "geolocation"):
                    self.assertIn(f"{power}=()", answer.fields["permissions-policy"])
                self.assertRegex(answer.fields["date"], r"^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$")
                self.assertNotIn("server", answer.fields)

    def test_who_has_the_file_is_told_so(self):
        content = PAGE["index.html"]
        for tags in (tag(content), "W/" + tag(content), f'"a", {tag(content)}', "*"):
            with self.subTest(tags=tags):
                answer = self.server.ask("/", if_none_match=tags)
                self.assertEqual((answer.status, answer.body), (304, b""))
                self.assertEqual(answer.fields["etag"], tag(content))
                self.assertEqual(answer.fields["cache-control"], "no-cache")
        for tags in ('"a"', tag(b""), "nonsense", '"'):
            with self.subTest(tags=tags):
                self.assertEqual(self.server.ask("/", if_none_match=tags).status, 200)

    def test_a_tag_belongs_to_one_form(self):
        packed = PAGE[HASHED[1:] + ".gz"]
        self.assertEqual(self.server.ask(HASHED, if_none_match=tag(packed)).status, 200)
        answer = self.server.ask(HASHED, if_none_match=tag(packed), accept_encoding="gzip")
        self.assertEqual((answer.status, answer.fields["vary"]), (304, "Accept-Encoding"))

    def test_tags_in_several_fields_are_one_list(self):
        words = request("/").replace(b"\r\n\r\n", b'\r\nIf-None-Match: "a"\r\nIf-None-Match: *\r\n\r\n')
        self.assertEqual(self.server.say(words).status, 304)

    ENCODINGS = [
        (None, None), ("", None), ("identity", None), ("deflate", None), ("gzip", "gzip"), ("br", "br"),
        ("gzip, deflate, br, zstd", "br"), ("br;q=0.3, gzip;q=0.7", "gzip"), ("br;q=0, gzip;q=0", None),
        ("br;q=0, *", "gzip"), ("*", "br"), ("identity;q=0.5, gzip;q=0.4", None), ("GZIP", "gzip"),
        ("gzip;q=banana", None), (";;,,;q=", None), ("br;q=1.0000", None), ("*;q=0", None),
    ]

    def test_the_client_chooses_the_encoding(self):
        bodies = {None: SCRIPT, "gzip": PAGE[HASHED[1:] + ".gz"], "br": PAGE[HASHED[1:] + ".br"]}
        for accepted, encoding in self.ENCODINGS:
            with self.subTest(accepted=accepted):
                answer = self.server.ask(HASHED, accept_encoding=accepted)
                self.assertEqual(answer.fields.get("content-encoding"), encoding)
                self.assertEqual(answer.body, bodies[encoding])
                self.assertEqual(answer.fields["etag"], tag(answer.body))
                self.assertEqual(answer.fields["vary"], "Accept-Encoding")
                self.assertEqual(answer.fields["content-type"], TYPES[HASHED])

    def test_a_missing_form_is_replaced_by_another(self):
        answer = self.server.ask("/assets/only-gz-C4fe_-9a.css", accept_encoding="br, gzip;q=0.1")
        self.assertEqual(answer.fields["content-encoding"], "gzip")
        self.assertEqual(gzip.decompress(answer.body), b"p { }\n" * 100)
        self.assertNotIn("vary", self.server.ask("/", accept_encoding="br").fields)

    def test_head_is_get_without_the_body(self):
        for target in ("/", HASHED, "/none", "/big.bin", "/healthz"):
            with self.subTest(target=target):
                got = self.server.ask(target, accept_encoding="br")
                head = self.server.ask(target, "HEAD", accept_encoding="br")
                self.assertEqual((head.status, head.body), (got.status, b""))
                self.assertEqual({**head.fields, "date": ""}, {**got.fields, "date": ""})
        self.assertEqual(head.fields["content-length"], "3")

    def test_a_large_file_comes_whole(self):
        self.assertEqual(self.server.ask("/big.bin").body, BIG)

    def test_what_is_not_there_has_a_page_with_the_way_back(self):
        answer = self.server.ask("/none")
        self.assertEqual((answer.status, answer.fields["content-type"]), (404, "text/html; charset=utf-8"))
        self.assertRegex(answer.body.decode(), '<a href="/">')
        self.assertNotRegex(answer.body.decode(), "<script|<style|style=")

    def test_only_reading_is_allowed(self):
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW", "get"):
            with self.subTest(method=method):
                answer = self.server.ask("/", method)
                self.assertEqual((answer.status, answer.fields["allow"]), (405, "GET, HEAD"))

    TRAVERSALS = [
        "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/..\\secret.txt",
        "/..%5csecret.txt", "/help/../../secret.txt", "/%252e%252e/secret.txt", "//secret.txt", "/./../secret.txt",
        "/....//secret.txt", "/../web/../secret.txt", "/assets/..%00/secret.txt", "/secret.txt%00.html",
        "/index.html%00", "/%c0%ae%c0%ae/secret.txt", "/..;/secret.txt", "/.hidden", "/.git/config", "/%2ehidden",
        "/etc/passwd", "//etc/passwd", "/../../../../../../../../etc/passwd", "/proc/self/environ", "/file:///etc/passwd",
        "file:///etc/passwd", "../secret.txt", "secret.txt", "/assets", "/help", "/index.html/", "/index.html/.", "/%",
        "/%1", "/%zz", "/a%0d%0aX:%20y", "/#x", "*", "?", "/~root", "/\xff\xfe", "/index.html%20", "/INDEX.HTML",
    ]

    def test_nothing_beside_the_page_can_be_reached(self):
        for target in self.TRAVERSALS:
            with self.subTest(target=target):
                answer = self.server.ask(target)
                self.assertIn(answer.status, (400, 404))
                self.assertNotIn(SECRET, answer.body)
                self.assertNotIn(b"root:", answer.body)
                self.assertNotIn("x", answer.fields)

    def test_the_server_does_not_notice_that_its_files_are_gone(self):
        path = self.page / "sw.js"
        path.unlink()
        self.addCleanup(path.write_bytes, PAGE["sw.js"])
        self.assertEqual(self.server.ask("/sw.js").body, PAGE["sw.js"])


if __name__ == "__main__":
    unittest.main()
