import type { OnProgress } from "@mec/api";

/** For a request without an answer: the network failed, or the person cancelled it. */
const abandoned = () => new DOMException("The request was given up", "AbortError");

function answerOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader("content-type");
  const body = request.status === 204 ? null : request.response;
  return new Response(body, { status: request.status, headers: type ? { "content-type": type } : {} });
}

/** Does what fetch cannot: reports how much of the body was sent. For our own uploads, which answer in JSON. */
export function sendWithProgress(
  url: string,
  { method, headers, body, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open(method ?? "POST", url);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.responseType = "text";
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError("The request could not be sent"));
    request.onabort = () => reject(abandoned());
    if (signal?.aborted) return reject(abandoned());
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}
