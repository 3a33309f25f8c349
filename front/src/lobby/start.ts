/** The start page's button says what it will do, also after another edition, level or clock was chosen. */

document.querySelectorAll<HTMLElement>("[data-of]").forEach((told) => {
  const select = document.querySelector<HTMLSelectElement>(`select[name="${told.dataset["of"]}"]`);
  const tell = (): void => {
    told.textContent = select?.selectedOptions[0]?.text ?? "";
    told.lang = select?.selectedOptions[0]?.lang ?? "";
  };
  select?.addEventListener("change", tell);
  // a browser that goes back fills the form in as it was left
  addEventListener("pageshow", tell);
});
