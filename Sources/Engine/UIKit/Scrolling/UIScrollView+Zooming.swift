import HeadlessQuartzCore

extension UIScrollView {
  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self), minimumZoomScale < maximumZoomScale
    else { return }
    switch pinch.state {
    case .began:
      isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      let scale = min(max(view.transform.a * pinch.scale, minimumZoomScale), maximumZoomScale)
      zoom(view, to: scale, about: pinch.location(in: view))
      pinch.scale = 1
    case .ended, .cancelled, .failed:
      isZooming = false
      moveContent(to: clamped(bounds.origin))
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    case .possible: break
    }
  }

  /// Scales the zooming view, and keeps a point of it in place or centers it.
  func zoom(
    _ view: UIView, to scale: CGFloat, about point: CGPoint, _ animated: Bool = false,
    centring: Bool = false
  ) {
    let change = {
      let former = self.convert(point, from: view)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let frame = view.layer.frame
      view.center = CGPoint(
        x: view.center.x - frame.minX, y: view.center.y - frame.minY)
      self.contentSize = frame.size
      let present = self.convert(point, from: view)
      let place =
        centring
        ? CGPoint(x: present.x - self.bounds.width / 2, y: present.y - self.bounds.height / 2)
        : CGPoint(
          x: self.bounds.minX + present.x - former.x, y: self.bounds.minY + present.y - former.y)
      self.moveContent(to: self.clamped(place))
    }
    if animated {
      UIView.animate(withDuration: 0.3, animations: change) { _ in
        self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoomScale)
      }
    } else {
      change()
    }
    delegate?.scrollViewDidZoom(self)
  }
}
